/** In the order in which people should read of them: what is wrong with the log comes before what follows from it. */
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

/** Something that is not as it was sealed, or not as the log says. `where` names an event, a seal or a row. */
export type Difference = Readonly<{ kind: (typeof kinds)[number]; where: string; text: string }>;

const SHOWN = 50;
/** Kinds of which there can be as many as there are facts. */
const countless: readonly string[] = ['sale', 'row'];

/** What was found; of rows and sales the first ones, since a log or read model that is wrong as a whole must not fill the memory. */
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
    if (!countless.includes(difference.kind) || ofKind <= SHOWN) this.found.push(difference);
  }
}
