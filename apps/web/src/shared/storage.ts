/** Fallback for values that the browser refuses to store, until the page is left. */
const inMemory = new Map<string, string | null>();

/** A text in local storage; if that is blocked or full, it is kept until the page is left. */
export const localEntry = (key: string) => ({
  key,
  /** Null if nothing is stored. */
  read(): string | null {
    const held = inMemory.get(key);
    if (held !== undefined) return held;
    try {
      return localStorage.getItem(key);
    } catch (error) {
      console.warn(`${key} could not be read.`, error);
      inMemory.set(key, null);
      return null;
    }
  },
  /** Null removes the entry. */
  write(text: string | null): void {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      inMemory.delete(key);
    } catch (error) {
      console.warn(`${key} could not be stored; it holds until the page is left.`, error);
      inMemory.set(key, text);
    }
  },
});

/** A JSON value in session storage: survives a reload, ends with the tab and is never sent. */
export const tabEntry = (key: string) => ({
  /** Null if nothing is stored or storage is blocked. */
  read(): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  write(value: object | string): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch (error) {
      console.warn('This could not be kept; a reload will lose it.', error);
    }
  },
  remove(): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // If storage is blocked, there is nothing to remove.
    }
  },
});
