/** Tells somebody who looks elsewhere that it is their turn: title, a soft sound, a notification where it is allowed. */

import { settings } from './settings.svelte';

let audio: AudioContext | null = null;

/** Two soft notes. Browsers allow sound only after the reader has touched the page; without that it stays silent. */
export function chime(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume(); // some browsers put it to sleep with the page
  const begin = audio.currentTime;
  for (const [index, pitch] of [523.25, 783.99].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const at = begin + index * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.4);
  }
}

export const canNotify = (): boolean => 'Notification' in window && Notification.permission !== 'denied';
export const mayNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted';

export async function askToNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

/** Somebody's turn came while they looked elsewhere; a click on the notification brings them back and opens what it is about. */
export function callBack(title: string, body: string, tag: string, open?: () => void): void {
  chime();
  if (!document.hidden || !mayNotify()) return;
  try {
    const notice = new Notification(title, { body, tag, icon: '/icon.svg' });
    notice.onclick = () => {
      window.focus();
      open?.();
      notice.close();
    };
  } catch {
    // some phones have the class but allow notifications only from a service worker
  }
}
