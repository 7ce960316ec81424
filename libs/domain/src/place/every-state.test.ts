import { resolvePlace } from './resolve-place.js';
import { stateCodes, stateNames } from './states.js';
import { stateOfZip } from './zip-ranges.js';

/** A ZIP code of each state's capital. */
const capitals: Readonly<Record<string, readonly [string, string]>> = {
  AL: ['Montgomery', '36104'],
  AK: ['Juneau', '99801'],
  AZ: ['Phoenix', '85007'],
  AR: ['Little Rock', '72201'],
  CA: ['Sacramento', '95814'],
  CO: ['Denver', '80203'],
  CT: ['Hartford', '06106'],
  DE: ['Dover', '19901'],
  DC: ['Washington', '20001'],
  FL: ['Tallahassee', '32301'],
  GA: ['Atlanta', '30334'],
  HI: ['Honolulu', '96813'],
  ID: ['Boise', '83702'],
  IL: ['Springfield', '62701'],
  IN: ['Indianapolis', '46204'],
  IA: ['Des Moines', '50319'],
  KS: ['Topeka', '66612'],
  KY: ['Frankfort', '40601'],
  LA: ['Baton Rouge', '70802'],
  ME: ['Augusta', '04330'],
  MD: ['Annapolis', '21401'],
  MA: ['Boston', '02133'],
  MI: ['Lansing', '48933'],
  MN: ['Saint Paul', '55155'],
  MS: ['Jackson', '39201'],
  MO: ['Jefferson City', '65101'],
  MT: ['Helena', '59601'],
  NE: ['Lincoln', '68508'],
  NV: ['Carson City', '89701'],
  NH: ['Concord', '03301'],
  NJ: ['Trenton', '08608'],
  NM: ['Santa Fe', '87501'],
  NY: ['Albany', '12207'],
  NC: ['Raleigh', '27601'],
  ND: ['Bismarck', '58501'],
  OH: ['Columbus', '43215'],
  OK: ['Oklahoma City', '73105'],
  OR: ['Salem', '97301'],
  PA: ['Harrisburg', '17101'],
  RI: ['Providence', '02903'],
  SC: ['Columbia', '29201'],
  SD: ['Pierre', '57501'],
  TN: ['Nashville', '37243'],
  TX: ['Austin', '78701'],
  UT: ['Salt Lake City', '84103'],
  VT: ['Montpelier', '05633'],
  VA: ['Richmond', '23219'],
  WA: ['Olympia', '98501'],
  WV: ['Charleston', '25305'],
  WI: ['Madison', '53703'],
  WY: ['Cheyenne', '82001'],
};

const places = Object.entries(capitals).map(([state, [city, zip]]) => ({ state, city, zip }));
const found = (address: string) => {
  const { state, city, zip } = resolvePlace(address);
  return { state, city, zip };
};

describe.each(places)('an address in $city, $state', ({ state, city, zip }) => {
  it('is recognized with and without commas, in lower case and with a unit', () => {
    const expected = { state, city, zip };
    expect(found(`12 Elm Street, ${city}, ${state} ${zip}`)).toEqual(expected);
    expect(found(`12 Elm Street ${city} ${state} ${zip}`)).toEqual(expected);
    expect(found(`12 Elm St NW Apt 4, ${city}, ${state}, ${zip}`)).toEqual(expected);
    expect(found(`12 Elm St #4 ${city} ${state} ${zip}-0001`)).toEqual({ ...expected, zip: `${zip}-0001` });
    const small = found(`12 elm street, ${city}, ${state} ${zip}`.toLowerCase());
    expect({ ...small, city: small.city?.toLowerCase() }).toEqual({ ...expected, city: city.toLowerCase() });
  });

  it('is recognized with every name of the state, and by the ZIP code alone', () => {
    for (const name of stateNames[state] ?? []) {
      expect(found(`12 Elm Street, ${city}, ${name} ${zip}`)).toEqual({ state, city, zip });
      expect(found(`12 Elm Street, ${city}, ${name}`)).toEqual({ state, city, zip: null });
    }
    expect(found(`12 Elm Street, ${city}, ${zip}`)).toEqual({ state, city, zip });
    expect(stateOfZip(zip)).toBe(state);
  });
});

it('covers the capitals of the 50 states and DC', () => {
  expect(Object.keys(capitals)).toEqual(stateCodes);
});
