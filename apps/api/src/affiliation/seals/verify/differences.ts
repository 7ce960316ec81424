/** Something that is not as it was sealed, or not as the log says. `where` names an event, a seal or a row. */
export type Difference = Readonly<{
  kind: 'changed' | 'removed' | 'inserted' | 'moved' | 'seal' | 'unsealed' | 'replay' | 'row' | 'balance';
  where: string;
  text: string;
}>;

const SHOWN = 50;

/** What was found, the first of it in full: a read model that is wrong as a whole must not fill the memory. */
export class Differences {
  readonly shown: Difference[] = [];
  count = 0;

  has(...kinds: readonly Difference['kind'][]): boolean {
    return this.shown.some(({ kind }) => kinds.includes(kind));
  }

  add(difference: Difference): void {
    this.count++;
    if (this.shown.length < SHOWN) this.shown.push(difference);
  }
}
