const expanded: Readonly<Record<string, string>> = { st: 'saint', ft: 'fort', mt: 'mount' };

/** A name as it is compared: lower case, without dots and apostrophes, St, Ft and Mt written out. */
export const placeKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .split(/\s+/)
    .map((word) => expanded[word] ?? word)
    .join(' ');
