/** What this browser remembers. Storage may be forbidden: then it forgets, and that is all. */

export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`faubourg.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`faubourg.${key}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks: nothing is lost but comfort.
  }
}
