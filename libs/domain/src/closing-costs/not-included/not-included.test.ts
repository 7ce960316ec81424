import { estimatePurchase } from '../estimate-closing-costs.js';
import { inCents } from '../input/normalize-purchase.js';
import type { PropertyInput } from '../property.js';
import { readRuleBook } from '../test/rule-book.js';

const book = readRuleBook();

const missing = (input: Partial<PropertyInput> & { state: string }) =>
  estimatePurchase(inCents({ price: 400_000, closingDate: '2026-11-21', ...input }), book, '2026-11-21')
    .notIncluded;
const sentences = (input: Partial<PropertyInput> & { state: string }): string =>
  missing(input)
    .map(({ en }) => en)
    .join('\n');

describe('what an estimate leaves out', () => {
  it('is empty if the state, county, city and every rule are known', () => {
    expect(missing({ state: 'FL', county: 'Orange', city: 'Orlando' })).toEqual([]);
    expect(missing({ state: 'FL', city: 'Miami' })).toEqual([]);
  });

  it('names the places with their own tax in both languages if the county is unknown', () => {
    const [place] = missing({ state: 'MD', city: 'Brigadoon' });
    expect(place).toMatchObject({ reason: 'place-not-given', kind: null });
    expect(place?.en).toMatch(/^The property’s county is not known\. Local taxes .+ in Maryland.+Allegany/i);
    expect(place?.en).toContain('other places');
    expect(place?.es).toMatch(/^No se conoce el condado de la propiedad\..+Allegany.+ lugares más/);
  });

  it.each<[string, Partial<PropertyInput> & { state: string }, Partial<PropertyInput>]>([
    [
      'Oakland taxes first-time buyers',
      { state: 'CA', county: 'Alameda', city: 'Oakland', firstTimeBuyer: true },
      { firstTimeBuyer: false },
    ],
    [
      'Los Angeles adjusts the thresholds',
      { state: 'CA', county: 'Los Angeles', city: 'Los Angeles', price: 5_000_000 },
      { price: 4_999_999 },
    ],
    [
      'homes in a mixed-use building at lower rates',
      { state: 'CT', propertyType: 'mixed-use' },
      { propertyType: 'commercial' },
    ],
    ['only under an income limit', { state: 'DC', firstTimeBuyer: true }, { firstTimeBuyer: false }],
    [
      'The price limit for the lower recordation tax',
      { state: 'DC', firstTimeBuyer: true },
      { firstTimeBuyer: false },
    ],
    [
      'waive a part of the local transfer tax',
      { state: 'DE', firstTimeBuyer: true },
      { firstTimeBuyer: false },
    ],
    [
      'Niles, Lake Forest, Romeoville and Wheaton',
      { state: 'IL', city: 'Niles' },
      { principalResidence: false },
    ],
    [
      'The land banks of Nantucket',
      { state: 'MA', county: 'Nantucket', firstTimeBuyer: true },
      { firstTimeBuyer: false },
    ],
    ['taxes prices under $70,000', { state: 'MD', county: 'Montgomery', price: 69_999 }, { price: 70_000 }],
    ["St. Mary's County exempts", { state: 'MD', county: "St. Mary's" }, { principalResidence: false }],
    ['formed after May 7, 1988', { state: 'NJ', propertyType: 'co-op' }, { propertyType: 'condo' }],
    ['The mortgage tax is not included', { state: 'NY', county: 'Yates' }, { loanType: 'Cash' }],
    [
      'applies to co-op shares',
      { state: 'NY', county: 'Erie', propertyType: 'co-op' },
      { propertyType: 'condo' },
    ],
    [
      'yearly tax on a home that its owner does not live in',
      { state: 'RI', price: 1_000_000.01, principalResidence: false },
      { price: 1_000_000 },
    ],
    [
      'yearly tax on a home that its owner does not live in',
      { state: 'RI', price: 1_500_000, principalResidence: false },
      { principalResidence: true },
    ],
    [
      'yearly tax on a home that its owner does not live in',
      { state: 'RI', price: 1_500_000, principalResidence: false },
      { propertyType: 'farm-ranch' },
    ],
    [
      'The price above which the second tier starts',
      { state: 'RI', price: 800_000, closingDate: '2027-01-01' },
      { price: 799_999 },
    ],
    [
      'The price above which the second tier starts',
      { state: 'RI', price: 800_000, closingDate: '2027-01-01' },
      { closingDate: '2026-12-31' },
    ],
  ])('mentions a gap only for the purchases it affects: %s', (sentence, input, other) => {
    expect(sentences(input)).toContain(sentence);
    expect(sentences({ ...input, ...other })).not.toContain(sentence);
  });

  it.each([
    [{ state: 'TX' }, 'The property’s county and city are not known. Our data has no county or city tax'],
    [{ state: 'TX', county: 'Harris' }, 'The property’s city is not known. Our data has no city tax'],
  ])('mentions the unknown place for %p even without a known local tax', (input, sentence) => {
    expect(sentences(input)).toContain(sentence);
  });

  it.each([
    ['MI', 'The county or city taxes shown here are the usual ones in Michigan; where the property is, they'],
    ['DE', 'The county or city taxes shown here are the usual ones in Delaware; where the property is, they'],
    [
      'PA',
      'the usual ones in Pennsylvania; where the property is, they may be different, or others may be added',
    ],
  ])('does not call a local tax in %s missing if the estimate shows its usual rate', (state, sentence) => {
    expect(sentences({ state })).toContain(sentence);
    expect(sentences({ state })).not.toMatch(/no county or city tax|are not included/);
  });

  it('names each county and city once, in Spanish too', () => {
    expect(sentences({ state: 'OR' })).toContain('for Washington County. On this purchase');
    expect(sentences({ state: 'NY', buyerType: 'cash' })).toContain(
      'for New York City, Yonkers, Mount Vernon, Peekskill, Erie County, Peconic Bay region,',
    );
    expect(missing({ state: 'NY' })[0]?.es).toMatch(
      /En Nueva York, .+: ciudad de Nueva York, Yonkers, .+, condado de Erie,/,
    );
  });

  it('does not ask for a county or city in the District of Columbia', () => {
    expect(missing({ state: 'DC', buyerType: 'cash' })).toEqual([]);
  });

  it.each(['IL', 'MA', 'NY', 'WV', 'MD', 'CA'])(
    'does not refer to “this” city, county or land bank if the place in %s is unknown',
    (state) => {
      expect(sentences({ state, firstTimeBuyer: true })).not.toMatch(
        /this (?:city|county)|The land bank exempts/i,
      );
    },
  );

  it.each([
    ['a home in Maryland: the recordation and transfer taxes of Baltimore', { state: 'MD' }, '$4,890'],
    ['a Massachusetts island: 2 % for its land bank', { state: 'MA' }, '$8,000'],
    ['Oregon: 0.05 % in Washington County', { state: 'OR' }, '$200'],
    ['a county without a known city', { state: 'IL', county: 'Cook' }, '$4,000'],
  ])('says how much local taxes could add for %s', (_, input, amount) => {
    expect(missing(input)[0]).toMatchObject({
      en: expect.stringContaining(`On this purchase they could add up to ${amount} to what you pay.`),
      es: expect.stringContaining(`En esta compra podrían sumar hasta ${amount} a lo que usted paga.`),
    });
  });

  it('names no amount if no local tax is known', () => {
    expect(sentences({ state: 'TX' })).not.toContain('$');
  });

  it('names the likely county, the other possible ones and the effect on taxes', () => {
    const [place] = missing({ state: 'MD', zip: '21209' });
    expect(place?.en).toBe(
      'The property’s county is not certain. This estimate uses the most likely one, Baltimore City (about 51% of the homes with such an address); it may also be Baltimore County. The taxes on this purchase would be up to $1,060 lower for you there.',
    );
    expect(place?.es).toContain('el más probable: ciudad de Baltimore (cerca del 51%');
    expect(place?.es).toContain(
      'También es posible: condado de Baltimore. Allí los impuestos de esta compra',
    );
    expect(sentences({ state: 'TX', zip: '77494' })).toContain(
      'Fort Bend County (about 83% of the homes with such an address); it may also be Harris County or Waller County. According to our data, your taxes on this purchase would be the same',
    );
  });

  it('says what applies outside the city limits if it is unknown where the home is', () => {
    const chicago = { state: 'IL', city: 'Chicago', zip: '60602' };
    expect(missing(chicago)[0]).toMatchObject({
      en: expect.stringContaining('outside, your taxes on this purchase would be $3,000 lower'),
      es: expect.stringContaining('sus impuestos en esta compra serían $3,000 más bajos'),
    });
    for (const insideCityLimits of [true, false]) {
      expect(sentences({ ...chicago, insideCityLimits })).not.toContain('city limits');
    }
  });

  it('does not search for Baltimore in another county', () => {
    expect(sentences({ state: 'MD', county: 'Montgomery' })).toBe(
      'The property’s city is not known. Our data has no city tax on a purchase or a mortgage in Maryland, but recording fees and property taxes may differ from the state’s usual ones shown here.',
    );
  });

  it.each(['Montgomry', 'Fairfax', 'Orange County, CA'])(
    'suggests checking the spelling of an unknown county in Maryland: %s',
    (county) => {
      expect(missing({ state: 'MD', county })).toEqual([
        expect.objectContaining({ reason: 'county-not-found' }),
      ]);
      expect(sentences({ state: 'MD', county })).toContain(`Maryland has no county named ${county}`);
    },
  );

  it('uses the city’s county if the named one does not exist', () => {
    expect(missing({ state: 'MD', county: 'Montgomry', city: 'Olney' })).toEqual([]);
  });

  it.each([
    ['MD', 'Baltimore City'],
    ['MD', 'Prince Georges'],
    ['MD', "st. mary's county"],
    ['MO', 'St. Louis City'],
    ['MO', 'Saint Louis'],
    ['VA', 'Alexandria'],
    ['LA', 'Orleans Parish'],
    ['AK', 'Anchorage'],
    ['AK', 'Juneau'],
    ['NV', 'Carson City'],
    ['DC', 'District of Columbia'],
    ['NM', 'Doña Ana'],
    ['NM', 'Dona Ana'],
  ])('finds the county in %s called %s', (state, county) => {
    expect(missing({ state, county, city: 'Somewhere' }).map(({ reason }) => reason)).not.toContain(
      'county-not-found',
    );
  });

  it.each([
    [
      'a mixed-use building in Connecticut',
      { state: 'CT', propertyType: 'mixed-use' },
      'taxes its whole price as nonresidential property',
    ],
    [
      'a cheap home in Montgomery County',
      { state: 'MD', county: 'Montgomery', price: 69_999 },
      'under $70,000',
    ],
    ['a closing of 2015 in Vermont', { state: 'VT', closingDate: '2015-06-16' }, 'before June 17, 2015'],
    [
      'a mortgage in an upstate county without a rate',
      { state: 'NY', county: 'Hamilton' },
      'mortgage tax is not included',
    ],
    ['Ulster County', { state: 'NY', county: 'Ulster' }, 'Hudson Valley'],
    ['West Virginia', { state: 'WV', county: 'Kanawha' }, '$0.55, $1.10 or $1.65'],
    [
      'a second home over $1,000,000 in Rhode Island',
      { state: 'RI', county: 'Washington', price: 1_100_000, secondHome: true },
      '44-72-6',
    ],
    ['Little Compton', { state: 'RI', city: 'Little Compton' }, 'Little Compton'],
    ['an unnamed town of Rhode Island', { state: 'RI', county: 'Newport' }, 'Little Compton'],
    [
      'a first purchase in Oakland',
      { state: 'CA', city: 'Oakland', firstTimeBuyer: true },
      'half a point less',
    ],
    [
      'a closing of 2027 in Washington',
      { state: 'WA', city: 'Seattle', closingDate: '2027-01-01' },
      'January 1, 2027',
    ],
  ] satisfies [string, Partial<PropertyInput> & { state: string }, string][])(
    'mentions a gap for %s',
    (_, input, words) => {
      expect(sentences(input)).toContain(words);
    },
  );

  it.each([
    [
      'a cash purchase in Hamilton County',
      { state: 'NY', county: 'Hamilton', buyerType: 'cash' },
      'mortgage tax is not included',
    ],
    [
      'Erie County, whose mortgage tax is known',
      { state: 'NY', county: 'Erie' },
      'mortgage tax is not included',
    ],
    ['Brooklyn, which is not upstate', { state: 'NY', city: 'Brooklyn' }, 'Hudson Valley'],
    [
      'an owner-occupied home over $1,000,000 in Rhode Island',
      { state: 'RI', county: 'Washington', price: 1_100_000 },
      '44-72-6',
    ],
    ['Providence, which is not Little Compton', { state: 'RI', city: 'Providence' }, 'Little Compton'],
    ['a later closing in Vermont', { state: 'VT', closingDate: '2015-06-17' }, 'June 17, 2015'],
  ] satisfies [string, Partial<PropertyInput> & { state: string }, string][])(
    'does not mention a gap that does not affect %s',
    (_, input, words) => {
      expect(sentences(input)).not.toContain(words);
    },
  );
});
