/**
 * Whether every text in the value, however deep, can be stored and sent: no NUL, which Postgres refuses, and no half
 * of a pair of surrogates, which is no character.
 */
export function holdsStorableText(value: unknown): boolean {
  const rest = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return false;
    if (typeof next === 'object' && next !== null && !ArrayBuffer.isView(next)) {
      for (const part of Object.values(next)) rest.push(part);
    }
  }
  return true;
}
