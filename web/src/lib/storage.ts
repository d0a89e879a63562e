/** Small choices that this browser remembers. Storage may be forbidden; then they last as long as the page. */

const memory = new Map<string, string>();

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`ludarium.${key}`);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`ludarium.${key}`);
  } catch {
    memory.delete(key);
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`ludarium.${key}`, value);
  } catch {
    memory.set(key, value);
  }
}
