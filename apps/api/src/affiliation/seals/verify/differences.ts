/** Most important first: a difference in the log comes before its consequences. */
const kinds = [
  'changed',
  'removed',
  'inserted',
  'moved',
  'seal',
  'sale',
  'unsealed',
  'replay',
  'balance',
  'row',
] as const;

/** Something that differs from its seal or from the log. `where` names an event, a seal or a row. */
export type Difference = Readonly<{ kind: (typeof kinds)[number]; where: string; text: string }>;

const SHOWN = 50;
/** Kinds of which there may be as many as there are facts. */
const unboundedKinds: readonly string[] = ['sale', 'row'];

/** All differences, but only the first ones of an unbounded kind, so that a completely wrong table does not fill the memory. */
export class Differences {
  private readonly found: Difference[] = [];
  private readonly ofKind = new Map<string, number>();
  count = 0;

  get shown(): Difference[] {
    return this.found.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
  }

  add(difference: Difference): void {
    this.count++;
    const ofKind = (this.ofKind.get(difference.kind) ?? 0) + 1;
    this.ofKind.set(difference.kind, ofKind);
    if (!unboundedKinds.includes(difference.kind) || ofKind <= SHOWN) this.found.push(difference);
  }
}
