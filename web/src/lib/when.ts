import type { Language } from './text';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86_400], ['hour', 3600], ['minute', 60]];

/** How long ago something was, in words: '5 minutes ago'. */
export function when(time: number, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, seconds] of STEPS) if (now - time >= seconds) return format.format(-Math.floor((now - time) / seconds), unit);
  return format.format(0, 'minute');
}

/** A clock's time: 1:05, 1:02:33. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** A time to think in words: '3 minutes', '90 seconds'. */
export function duration(seconds: number, language: Language): string {
  const [value, unit] = seconds % 30 === 0 && seconds >= 60 ? [seconds / 60, 'minute'] : [seconds, 'second'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
