/** Random numbers from a seed (mulberry32), so that a history can be repeated. */
export class Random {
  constructor(private state: number) {}

  /** From 0 up to 1, exclusive. */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + Math.floor(this.fraction() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  pick<Choice>(choices: readonly Choice[]): Choice {
    return choices[this.between(0, choices.length - 1)]!;
  }

  shuffle<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => [this.fraction(), item] as const)
      .sort(([left], [right]) => left - right)
      .map(([, item]) => item);
  }
}
