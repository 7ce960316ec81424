/** What the browser refuses to store, for as long as the page lives. */
const inMemory = new Map<string, string | null>();

/** A text of the browser's local storage; where that is blocked or full, it is kept until the page is left. */
export const keptInBrowser = (key: string) => ({
  key,
  /** Null when there is nothing. */
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
  /** Null takes it away. */
  keep(text: string | null): void {
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
