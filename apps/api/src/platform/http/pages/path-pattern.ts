/**
 * An address with places for what varies, such as `/checkout/:reportId?`: a `?` lets the last part be missing. Letters of
 * its fixed parts match in either case and with accents; what stands in its places is kept as it is.
 */
export class PathPattern {
  private readonly parts: readonly string[];

  constructor(readonly text: string) {
    this.parts = partsOf(text);
  }

  /** What stands in its places, by their names; null for another address. */
  match(parts: readonly string[]): ReadonlyMap<string, string> | null {
    if (parts.length > this.parts.length) return null;
    const found = new Map<string, string>();
    for (const [index, expected] of this.parts.entries()) {
      const part = parts[index];
      const place = /^:(\w+)\??$/.exec(expected)?.[1];
      if (part === undefined ? !expected.endsWith('?') : !place && plainly(part) !== expected) return null;
      if (place && part !== undefined) found.set(place, part);
    }
    return found;
  }

  /** The address with these in its places. */
  fill(values: ReadonlyMap<string, string>): string {
    if (!this.text.includes(':')) return this.text;
    const parts = this.parts.map((part) => {
      const place = /^:(\w+)\??$/.exec(part)?.[1];
      return place ? values.get(place) : part;
    });
    return `/${parts.filter((part) => part !== undefined).join('/')}`;
  }
}

/** In lower case without accents: `C%C3%B3mo-funciona` is `como-funciona`. */
export const plainly = (part: string): string =>
  (part.includes('%') ? decodeURIComponent(part) : part)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();

/** The parts of a path, however many slashes are between them and at its end. */
export const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

const plain = /^[\w.~!$&'()*+,;=:@-]+$/;

/** Parts without needless percent signs; null where one hides a slash or a step to another folder. */
export function decodedParts(path: string): string[] | null {
  const clear = partsOf(path).map(decodePart);
  return clear.every((part) => part !== null) ? clear : null;
}

/**
 * What the address of a request names, in whichever way it is written: decoded, in lower case, without further slashes
 * and its query. Empty where it hides a slash or a step to another folder, which names nothing.
 */
export const plainParts = (url: string): string[] =>
  (decodedParts(url.split('?', 1)[0] ?? '') ?? []).map(plainly);

function decodePart(part: string): string | null {
  if (part === '.' || part === '..') return null;
  if (!part.includes('%')) return /[\\\p{Cc}]/u.test(part) ? null : part;
  try {
    const text = decodeURIComponent(part);
    if (/[/\\\p{Cc}]/u.test(text) || text === '.' || text === '..') return null;
    return plain.test(text) ? text : part;
  } catch {
    return null;
  }
}
