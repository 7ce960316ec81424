/** In the order in which people should read of them: what is wrong with the log comes before what follows from it. */
const kinds = [
  'changed',
  'removed',
  'inserted',
  'moved',
  'seal',
  'unsealed',
  'replay',
  'balance',
  'row',
] as const;

/** Something that is not as it was sealed, or not as the log says. `where` names an event, a seal or a row. */
export type Difference = Readonly<{ kind: (typeof kinds)[number]; where: string; text: string }>;

const SHOWN_ROWS = 50;

/** What was found; of rows the first ones, since a read model that is wrong as a whole must not fill the memory. */
export class Differences {
  private readonly found: Difference[] = [];
  private rows = 0;
  count = 0;

  get shown(): Difference[] {
    return this.found.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
  }

  add(difference: Difference): void {
    this.count++;
    if (difference.kind !== 'row' || ++this.rows <= SHOWN_ROWS) this.found.push(difference);
  }
}
