/**
 * A path with parameters, such as `/checkout/:reportId?`; `?` makes the last one optional. Fixed parts match regardless of
 * case and accents; parameter values are kept unchanged.
 */
export class PathPattern {
  private readonly parts: readonly string[];

  constructor(readonly text: string) {
    this.parts = splitPath(text);
  }

  /** The parameter values by name; null when the path does not match. */
  match(parts: readonly string[]): ReadonlyMap<string, string> | null {
    if (parts.length > this.parts.length) return null;
    const found = new Map<string, string>();
    for (const [index, expected] of this.parts.entries()) {
      const part = parts[index];
      const name = /^:(\w+)\??$/.exec(expected)?.[1];
      if (part === undefined ? !expected.endsWith('?') : !name && foldPart(part) !== expected) return null;
      if (name && part !== undefined) found.set(name, part);
    }
    return found;
  }

  /** The path with these parameter values. */
  fill(values: ReadonlyMap<string, string>): string {
    if (!this.text.includes(':')) return this.text;
    const parts = this.parts.map((part) => {
      const name = /^:(\w+)\??$/.exec(part)?.[1];
      return name ? values.get(name) : part;
    });
    return `/${parts.filter((part) => part !== undefined).join('/')}`;
  }
}

/** Folds case and accents: `C%C3%B3mo-funciona` becomes `como-funciona`. */
export const foldPart = (part: string): string =>
  (part.includes('%') ? decodeURIComponent(part) : part)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();

/** The parts of a path, without empty ones. */
export const splitPath = (path: string): string[] => path.split('/').filter(Boolean);

const plain = /^[\w.~!$&'()*+,;=:@-]+$/;

/** Decodes parts where possible; null when one contains an encoded slash or a dot segment. */
export function decodeParts(path: string): string[] | null {
  const clear = splitPath(path).map(decodePart);
  return clear.every((part) => part !== null) ? clear : null;
}

/**
 * The normalized parts of a request's address: decoded, folded, without empty parts and the query. Empty when it contains
 * an encoded slash or a dot segment.
 */
export const normalizePath = (url: string): string[] =>
  (decodeParts(url.split('?', 1)[0] ?? '') ?? []).map(foldPart);

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
