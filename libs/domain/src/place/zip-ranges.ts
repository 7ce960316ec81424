/** First three digits of each state's ZIP codes, both ends inclusive (USPS). */
const zipRanges: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  AL: [
    [350, 352],
    [354, 369],
  ],
  AK: [[995, 999]],
  AZ: [
    [850, 853],
    [855, 857],
    [859, 860],
    [863, 865],
  ],
  AR: [[716, 729]],
  CA: [
    [900, 908],
    [910, 928],
    [930, 961],
  ],
  CO: [[800, 816]],
  CT: [[60, 69]],
  DE: [[197, 199]],
  DC: [
    [200, 200],
    [202, 205],
    [569, 569],
  ],
  FL: [
    [320, 339],
    [341, 342],
    [344, 344],
    [346, 347],
    [349, 349],
  ],
  GA: [
    [300, 319],
    [398, 399],
  ],
  HI: [[967, 968]],
  ID: [[832, 838]],
  IL: [
    [600, 620],
    [622, 629],
  ],
  IN: [[460, 479]],
  IA: [
    [500, 516],
    [520, 528],
  ],
  KS: [
    [660, 662],
    [664, 679],
  ],
  KY: [
    [400, 418],
    [420, 427],
  ],
  LA: [
    [700, 701],
    [703, 708],
    [710, 714],
  ],
  ME: [[39, 49]],
  MD: [
    [206, 212],
    [214, 219],
  ],
  MA: [
    [10, 27],
    [55, 55],
  ],
  MI: [[480, 499]],
  MN: [
    [550, 551],
    [553, 567],
  ],
  MS: [[386, 397]],
  MO: [
    [630, 631],
    [633, 641],
    [644, 658],
  ],
  MT: [[590, 599]],
  NE: [
    [680, 681],
    [683, 693],
  ],
  NV: [
    [889, 891],
    [893, 895],
    [897, 898],
  ],
  NH: [[30, 38]],
  NJ: [[70, 89]],
  NM: [
    [870, 871],
    [873, 875],
    [877, 884],
  ],
  NY: [
    [5, 5],
    [100, 149],
  ],
  NC: [[270, 289]],
  ND: [[580, 588]],
  OH: [[430, 459]],
  OK: [
    [730, 731],
    [734, 741],
    [743, 749],
  ],
  OR: [[970, 979]],
  PA: [[150, 196]],
  RI: [[28, 29]],
  SC: [[290, 299]],
  SD: [[570, 577]],
  TN: [[370, 385]],
  TX: [
    [733, 733],
    [750, 770],
    [772, 799],
    [885, 885],
  ],
  UT: [[840, 847]],
  VT: [
    [50, 54],
    [56, 59],
  ],
  VA: [
    [201, 201],
    [220, 246],
  ],
  WA: [
    [980, 986],
    [988, 994],
  ],
  WV: [[247, 268]],
  WI: [
    [530, 532],
    [534, 535],
    [537, 549],
  ],
  WY: [[820, 831]],
};

/** ZIP codes served from a neighboring state, or outside every state. */
const borderZips: Readonly<Record<string, string | null>> = { '06390': 'NY', '83414': 'WY', '96799': null };

const stateByPrefix: ReadonlyMap<number, string> = new Map(
  Object.entries(zipRanges).flatMap(([state, ranges]) =>
    ranges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => [from + index, state] as const),
    ),
  ),
);

/** The state of a five- or nine-digit ZIP code; null for territories, military and unused codes. */
export function stateOfZip(zip: string): string | null {
  const border = borderZips[zip.slice(0, 5)];
  if (border !== undefined) return border;
  return stateByPrefix.get(Number(zip.slice(0, 3))) ?? null;
}
