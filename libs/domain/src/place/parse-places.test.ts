import { readPlaceFiles, readPlaces } from './test/read-places.js';

const places = readPlaces();

describe('the place data', () => {
  it('are smaller than 2 MB', () => {
    const characters = Object.values(readPlaceFiles()).reduce(
      (sum, text) => sum + Buffer.byteLength(text),
      0,
    );
    expect(characters).toBeLessThan(2_000_000);
  });

  it('have every county of the 50 states and DC, with its loan limits', () => {
    const fips = [...Array(57).keys()].map((code) => String(code).padStart(2, '0'));
    const states =
      'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
        ' ',
      );
    const all = states.flatMap((state) => places.countiesOf(state));
    expect(all).toHaveLength(3_144);
    expect(
      all.every(({ state, fips: code }) => states.includes(state) && fips.includes(code.slice(0, 2))),
    ).toBe(true);
    expect(all.reduce((sum, { population }) => sum + population, 0)).toBe(334_914_895);
    for (const { loanLimits } of all) {
      expect(loanLimits.conforming[0]).toBeGreaterThanOrEqual(832_750);
      expect(loanLimits.fha[0]).toBeGreaterThanOrEqual(541_287);
    }
    expect(all.filter(({ propertyTax }) => propertyTax !== null)).toHaveLength(3_135);
    expect(all.filter(({ propertyTax }) => propertyTax?.coded === 'top')).toHaveLength(17);
  });

  it('have a county’s name, property tax and loan limits', () => {
    expect(places.county('48201')).toMatchObject({
      state: 'TX',
      name: 'Harris County',
      propertyTax: { effectiveRatePercent: 1.623, coded: null },
      loanLimits: { conforming: [832_750, 1_066_250, 1_288_800, 1_601_750] },
    });
    expect(places.county('36061')).toMatchObject({
      propertyTax: { coded: 'top' },
      loanLimits: { conforming: [1_209_750, 1_548_975, 1_872_225, 2_326_875] },
    });
    expect(places.county('48301')?.propertyTax).toBeNull();
    expect(places.county('72001')).toBeNull();
  });

  it.each([
    [
      '77494',
      [
        ['48157', 0.834],
        ['48201', 0.164],
        ['48473', 0.002],
      ],
    ],
    [
      '10463',
      [
        ['36005', 0.901],
        ['36061', 0.099],
      ],
    ],
    ['60540', [['17043', 1]]],
    ['77002-1234', [['48201', 1]]],
    ['00601', []],
    ['99999', []],
    ['', []],
  ])('have the counties of ZIP code %s', (zip, expected) => {
    expect(places.countiesOfZip(zip).map(({ county, share }) => [county.fips, share])).toEqual(expected);
  });

  it.each([
    ['63101', 'MO', 'St. Louis'],
    ['22102', 'VA', 'McLean'],
    ['83814', 'ID', "Coeur d'Alene"],
    ['10001', 'NY', 'New York'],
    ['87102', 'NM', 'Albuquerque'],
    ['97401', 'OR', 'Eugene'],
    ['63366', 'MO', "O'Fallon"],
    ['38930', 'MS', 'Greenwood'],
    ['21740', 'MD', 'Hagerstown'],
  ])('capitalize the city of %s normally', (zip, state, city) => {
    expect(places.cityOfZip(zip)).toEqual({ state, city });
  });

  it('distinguish the postal state from the county’s state', () => {
    expect(places.cityOfZip('20301')).toEqual({ state: 'DC', city: 'Washington' });
    expect(places.countiesOfZip('20301')[0]?.county.state).toBe('VA');
  });

  it('have 39,366 ZIP codes, each in a county', () => {
    const zips = places.zipCodes();
    expect(zips).toHaveLength(39_366);
    expect(zips.filter((zip) => places.countiesOfZip(zip).length === 0)).toEqual([]);
  });

  it.each([
    ['TX', 'Katy', ['Harris County', 'Fort Bend County', 'Waller County']],
    [
      'NY',
      'new york',
      ['Kings County', 'Queens County', 'New York County', 'Bronx County', 'Richmond County'],
    ],
    ['TN', 'Nashville', ['Davidson County']],
    ['KY', 'Louisville', ['Jefferson County']],
    ['KY', 'Lexington', ['Fayette County']],
    ['IN', 'Indianapolis', ['Marion County']],
    ['HI', 'Honolulu', ['Honolulu County']],
    ['GA', 'Athens', ['Clarke County']],
    ['NV', 'Carson City', ['Carson City']],
    ['TX', 'Atlantis', []],
    ['ZZ', 'Houston', []],
  ])('have the municipalities of %s called %s', (state, name, counties) => {
    const found = places.municipalitiesNamed(state, name).map(({ county }) => county.name);
    expect(found.slice(0, counties.length)).toEqual(counties);
    expect(found.length === 0).toBe(counties.length === 0);
  });

  it('have the 169 towns of Connecticut with both counties', () => {
    expect(places.townsOfOldCounties('CT')).toHaveLength(169);
    expect(places.townsOfOldCounties('CT')[0]).toMatchObject({
      town: 'Andover',
      oldCounty: 'Tolland County',
      county: { fips: '09110', name: 'Capitol Planning Region' },
    });
    expect(places.townsOfOldCounties('TX')).toEqual([]);
  });
});
