import { readRuleBook } from '../closing-costs/test/rule-book.js';
import {
  checkPlace,
  loanMisfitOf,
  locateProperty,
  noStateOf,
  requireState,
  placeProblemsOf,
} from './property-place.js';
import type { ReportedProperty } from './report-request.js';
import type { Places } from '../place/index.js';

const rules = readRuleBook();
const today = '2026-11-23';
const katy: ReportedProperty = {
  priceCents: 45_000_000,
  state: 'TX',
  county: null,
  city: 'Katy',
  zip: '77494',
  propertyType: 'single-family',
  buyerType: 'first-time',
  loanType: 'FHA',
  hasPool: false,
};
const locate = (changes: Partial<ReportedProperty>) => locateProperty({ ...katy, ...changes }, rules, today);

describe('the place of a property', () => {
  it('is asked if the ZIP code is in several counties, likeliest first', () => {
    const { county, certainty, choices, open } = locate({});
    expect([county?.name, certainty, open]).toEqual(['Fort Bend County', 'likely', ['county']]);
    expect(choices.map((choice) => choice.county.name).slice(0, 2)).toEqual([
      'Fort Bend County',
      'Harris County',
    ]);
  });

  it('is certain once the county is named', () => {
    expect(locate({ county: 'Harris County' })).toMatchObject({
      county: { name: 'Harris County' },
      certainty: 'certain',
      open: [],
    });
  });

  it('is asked about city limits if the city has its own tax, until answered', () => {
    const pittsburgh = { state: 'PA', city: 'Pittsburgh', zip: '15222' };
    expect(locate(pittsburgh).open).toEqual(['city-limits']);
    expect(locate({ ...pittsburgh, insideCityLimits: false })).toMatchObject({
      open: [],
      municipality: null,
    });
  });

  it('is certain downtown in a single county without a city tax', () => {
    expect(locate({ city: 'Houston', zip: '77002' })).toMatchObject({ certainty: 'certain', open: [] });
  });
});

describe('a contradictory place', () => {
  it.each<[string, Partial<ReportedProperty>, string, RegExp]>([
    [
      'a ZIP code of another state',
      { zip: '90210' },
      'zip-contradicts-state',
      /in California, not in Texas\. /,
    ],
    ['a county of another state', { county: 'Cook County' }, 'county-unknown', /Texas has no county named/],
    ['a county outside of the ZIP code', { county: 'Dallas County' }, 'county-outside-zip', /77494 is in/],
    [
      'a city outside the county',
      { zip: null, county: 'Dallas County' },
      'city-outside-county',
      /Katy is in .*, not in Dallas County/,
    ],
    [
      'a home inside a city outside the county',
      { city: 'Houston', zip: '77494', county: 'Waller County', insideCityLimits: true },
      'city-outside-county',
      /Houston is in .*, not in/,
    ],
  ])('is refused: %s', (_title, changes, code, message) => {
    expect(() => checkPlace({ ...katy, ...changes }, rules.places)).toThrow(
      expect.objectContaining({ code: `reporting.${code}`, message: expect.stringMatching(message) }),
    );
  });

  it('is not refused for an unknown ZIP code, which may be new', () => {
    expect(checkPlace({ ...katy, zip: '77999' }, rules.places)).toBe('zip-unknown');
    expect(checkPlace(katy, rules.places)).toBeNull();
  });
});

describe('a loan', () => {
  it.each<[string, Partial<ReportedProperty>, unknown]>([
    [
      'does not fit the property',
      { propertyType: 'commercial' },
      expect.objectContaining({ reason: 'property-type', loanType: 'FHA' }),
    ],
    [
      'is over the program’s limit',
      { priceCents: 300_000_000 },
      expect.objectContaining({ reason: 'over-limit' }),
    ],
    ['fits', {}, null],
    ['has no program', { propertyType: 'commercial', loanType: 'Conventional' }, null],
  ])('%s', (_title, changes, misfit) => {
    expect(loanMisfitOf({ ...katy, ...changes }, rules, today)).toEqual(misfit);
  });
});

describe('an address without a state', () => {
  it.each([
    [null, 'reporting.state-unknown', /^We could not find the state/],
    ['territory', 'reporting.place-territory', /^We estimate purchases in the 50 states/],
    ['military', 'reporting.address-military', /^This is a military mailing address/],
    ['foreign', 'reporting.address-foreign', /^This address seems to be outside/],
  ] as const)('is refused with its own message: %s', (outside, code, words) => {
    expect(noStateOf({ outside })).toMatchObject({ code, message: expect.stringMatching(words) });
    expect(() => requireState({ state: null, outside })).toThrow(expect.objectContaining({ code }));
  });

  it('is accepted once it names one', () => {
    expect(requireState({ state: 'TX', outside: null })).toBe('TX');
  });
});

const places = { cityOfZip: (zip: string) => (zip === '77002' ? 'Houston' : null) } as unknown as Places;

describe('what an address leaves unclear', () => {
  it.each([
    ['not the city if the ZIP code names one', ['city-unknown'], '77002', null, []],
    ['the city if the ZIP code names none', ['city-unknown'], '99999', null, ['city-unknown']],
    [
      'the city without a ZIP code',
      ['city-unknown', 'zip-missing'],
      null,
      null,
      ['city-unknown', 'zip-missing'],
    ],
    ['an unknown ZIP code', [], '99999', 'zip-unknown', ['zip-missing']],
    ['the ZIP code once', ['zip-missing'], null, 'zip-unknown', ['zip-missing']],
    [
      'no contradiction that would be refused',
      ['zip-contradicts-state', 'zip-missing'],
      null,
      null,
      ['zip-missing'],
    ],
    ['nothing', [], '77002', null, []],
  ] as const)('is %s', (_, problems, zip, unknown, expected) => {
    expect(placeProblemsOf({ problems: [...problems], zip }, unknown, places)).toEqual(expected);
  });
});
