const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words that end a street name. */
export const streetWords = words(
  'st street str ave av avenue blvd boulevard rd road dr drive ln lane ct court pkwy parkway hwy highway',
);

/** Words that end a street name and also some town names (Federal Way, University Place, Mountlake Terrace). */
export const streetOrTownWords = words(
  'way pl place ter terr terrace cir circle trl trail loop plaza plz sq square row run pass path cv cove xing crossing broadway alley aly bend expy expressway pike tpke turnpike',
);

const directions = words('n s e w ne nw se sw');

/** First words of towns that can follow a one-letter direction: `12 Oak St W Palm Beach`. */
const directionTowns = words('palm las orange hollywood chicago lansing providence hartford bend miami');

const unitWords = words(
  'apt apartment unit ste suite lot bldg building fl floor rm room trlr trailer spc space ph penthouse # no',
);

export const wordKey = (word: string): string => word.toLowerCase().replace(/[.,'’]/g, '');

/** Whether the last word ends street names but never town names. */
export const endsLikeStreet = (parts: readonly string[]): boolean =>
  streetWords.has(wordKey(parts.at(-1) ?? ''));

const isStreetWord = (word: string | undefined): boolean =>
  streetWords.has(wordKey(word ?? '')) || streetOrTownWords.has(wordKey(word ?? ''));

const startsWithUnit = ([first, second]: readonly string[]): 0 | 1 | 2 => {
  if (first?.startsWith('#') && first.length > 1) return 1;
  return unitWords.has(wordKey(first ?? '')) && /\d|^[a-z]$/i.test(second ?? '') ? 2 : 0;
};

/** `Apt 4B Houston` → `Houston`; also removes several units in a row. */
export function withoutLeadingUnit(parts: readonly string[]): readonly string[] {
  const length = startsWithUnit(parts);
  return length === 0 ? parts : withoutLeadingUnit(parts.slice(length));
}

/** Roads with a number after the word: `State Hwy 35`, `County Road 12`, `FM 1960`. */
export const numberedRoads = words('hwy highway road rd route rte rt cr sr fm rm us interstate');

const roadNumber = /^\d{1,4}[a-z]?$/i;

const isNumberedRoad = (word: string | undefined, next: string | undefined): boolean =>
  numberedRoads.has(wordKey(word ?? '')) && roadNumber.test(wordKey(next ?? ''));

const isDirection = ([first, second]: readonly string[]): boolean =>
  directions.has(wordKey(first ?? '')) && !directionTowns.has(wordKey(second ?? ''));

const suffixOf = (parts: readonly string[]): number =>
  parts.findIndex((word, index) => isStreetWord(word) && index >= (wordKey(word) === 'broadway' ? 1 : 2));

/**
 * The index after the suffix, direction and unit of a street written without commas; null if no street end is found.
 */
export function endOfStreet(parts: readonly string[]): number | null {
  const road = parts.findIndex((word, index) => index > 0 && isNumberedRoad(word, parts[index + 1]));
  const suffix = road > 0 ? road + 1 : suffixOf(parts);
  if (suffix === -1) return null;
  let rest = parts.slice(suffix + 1);
  if (isDirection(rest)) rest = rest.slice(1);
  return parts.length - withoutLeadingUnit(rest).length;
}
