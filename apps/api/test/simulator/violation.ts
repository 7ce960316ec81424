/** An invariant that does not hold. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

/** Throws a Violation unless the condition is true. */
export function hold(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Violation(`It does not hold that ${what}`);
}
