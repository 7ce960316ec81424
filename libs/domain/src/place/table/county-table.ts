import type { County, CountyPropertyTax, LimitsByUnits } from '../places.js';

const codes: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'AL01 AK02 AZ04 AR05 CA06 CO08 CT09 DE10 DC11 FL12 GA13 HI15 ID16 IL17 IN18 IA19 KS20 KY21 LA22 ME23 MD24 MA25 ' +
    'MI26 MN27 MS28 MO29 MT30 NE31 NV32 NH33 NJ34 NM35 NY36 NC37 ND38 OH39 OK40 OR41 PA42 RI44 SC45 SD46 TN47 TX48 ' +
    'UT49 VT50 VA51 WA53 WV54 WI55 WY56'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 2), pair.slice(2)]),
);

const states: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(codes).map(([state, code]) => [code, state]),
);

/** First two digits of the state's county codes; empty for an unknown state. */
export const fipsOfState = (state: string): string => codes[state] ?? '';

/** The state of a county code. */
const stateOfFips = (fips: string): string => states[fips.slice(0, 2)] ?? '';

type Limits = County['loanLimits'];

export type CountyTable = Readonly<{
  county(fips: string): County | null;
  countiesOf(state: string): readonly County[];
}>;

function limitsOf(line: string): Limits {
  const [c1, c2, c3, c4, f1, f2, f3, f4] = line.split('|').map(Number);
  const four = (...limits: readonly (number | undefined)[]): LimitsByUnits => {
    const [one = NaN, two = NaN, three = NaN, last = NaN] = limits;
    return [one, two, three, last];
  };
  return { conforming: four(c1, c2, c3, c4), fha: four(f1, f2, f3, f4) };
}

function propertyTaxOf(taxes: string, value: string, coded: string): CountyPropertyTax | null {
  if (taxes === '') return null;
  const [medianTaxesDollars, medianValueDollars] = [Number(taxes), Number(value)];
  return {
    medianTaxesDollars,
    medianValueDollars,
    effectiveRatePercent: Math.round((medianTaxesDollars / medianValueDollars) * 100_000) / 1000,
    coded: coded === 'top' || coded === 'bottom' ? coded : null,
  };
}

function countyOf(line: string, limits: readonly Limits[]): County {
  const [fips = '', name = '', population, taxes = '', value = '', coded = '', kind] = line.split('|');
  const loanLimits = limits[Number(kind)];
  if (!loanLimits) throw new Error(`county ${fips} has no loan limits`);
  return {
    fips,
    state: stateOfFips(fips),
    name,
    population: Number(population),
    propertyTax: propertyTaxOf(taxes, value, coded),
    loanLimits,
  };
}

/** Parses each county on first use. */
export function countyTable(countyLines: readonly string[], limitLines: readonly string[]): CountyTable {
  const limits = limitLines.map(limitsOf);
  const lineOf = new Map(countyLines.map((line) => [line.slice(0, 5), line]));
  const known = new Map<string, County>();
  const ofStates = new Map<string, readonly County[]>();
  const county = (fips: string): County | null => {
    const before = known.get(fips);
    if (before) return before;
    const line = lineOf.get(fips);
    if (line === undefined) return null;
    const read = countyOf(line, limits);
    known.set(fips, read);
    return read;
  };
  const readState = (state: string): readonly County[] => {
    const code = fipsOfState(state);
    const codes = code === '' ? [] : [...lineOf.keys()].filter((fips) => fips.startsWith(code));
    return codes.flatMap((fips) => county(fips) ?? []);
  };
  return {
    county,
    countiesOf(state) {
      const counties = ofStates.get(state) ?? readState(state);
      ofStates.set(state, counties);
      return counties;
    },
  };
}
