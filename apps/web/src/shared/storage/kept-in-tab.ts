/** A place of this tab's own storage, which a reload keeps and the end of the tab empties; nothing of it is ever sent. */
export const keptInTab = (key: string) => ({
  /** Null when there is nothing, or the browser stores nothing. */
  read(): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  keep(value: object | string): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch (error) {
      console.warn('This could not be kept; a reload will lose it.', error);
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // What cannot be stored is not there either.
    }
  },
});
