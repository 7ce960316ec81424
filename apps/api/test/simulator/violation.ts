/** What must be true of the books and is not. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

/** Throws a Violation unless it is true. */
export function hold(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Violation(`It does not hold that ${what}`);
}
