import type { PropertyInput } from '../../property.js';
import { presentKeys, estimateOf, keysOf, lineOf } from './estimate-of.js';

const texas = { state: 'TX', county: 'Fort Bend', price: 400_000 } as const;

describe('vacant land in Texas', () => {
  const land = estimateOf({ ...texas, propertyType: 'vacant-land', price: 120_000 });

  it('has lines for access, water, soil, minerals and the survey', () => {
    expect(keysOf(land)).toEqual(
      expect.arrayContaining([
        'fee.land_access',
        'fee.land_water',
        'fee.land_minerals',
        'fee.perc_soil',
        'fee.survey',
        'notice.rollback-tax',
        'notice.special-district',
      ]),
    );
    expect(lineOf(land, 'fee.survey').range.typicalCents).toBeGreaterThan(0);
    const california = estimateOf({ state: 'CA', propertyType: 'vacant-land', price: 120_000 });
    expect(lineOf(california, 'fee.survey').range.typicalCents).toBeGreaterThan(0);
  });

  it.each(['ME', 'OH', 'MA'])('has a boundary survey in %s instead of a plot plan', (state) => {
    const bare = { propertyType: 'vacant-land', price: 120_000, state } as const;
    const survey = lineOf(estimateOf(bare), 'fee.survey');
    expect(survey.range).toEqual({ lowCents: 30_000, typicalCents: 55_000, highCents: 120_000 });
    expect(survey.whatToAskFor.en).toContain('boundary survey with corners set');
    expect(survey.whatToAskFor.en).not.toMatch(/plan is enough|location survey/);
  });

  it('includes no permit at closing', () => {
    expect(lineOf(land, 'fee.utility_impact')).toMatchObject({
      category: 'optional',
      requiredBy: null,
      section: 'post-closing',
    });
    expect(
      land.lines.filter(({ kind, category }) => kind === 'inspection' && category === 'required'),
    ).toEqual([]);
  });

  it('has no costs of a house', () => {
    const house =
      /hoi_|escrow_|inspection_|home_warranty|moving|flood|pest|builder|tenants|coop|condo|mobile/;
    expect(keysOf(land).filter((key) => house.test(key))).toEqual([]);
  });

  it.each(['FHA', 'VA', 'USDA'] as const)('is not bought with %s', (loanType) => {
    const estimate = estimateOf({ ...texas, propertyType: 'vacant-land', loanType });
    expect(keysOf(estimate)).toContain('notice.loan-program-does-not-fit');
  });
});

describe('a new home in Texas', () => {
  const home = estimateOf({ ...texas, propertyType: 'new-construction' });
  const ofNewHomes = [
    'fee.builder_fee',
    'fee.community_fee',
    'fee.inspection_builder_phase',
    'notice.new-home-tax',
    'notice.new-home-title',
    'notice.special-district',
  ];

  it('has the builder’s fee, phase inspections, and builder and district notices', () => {
    expect(keysOf(home)).toEqual(expect.arrayContaining(ofNewHomes));
    expect(lineOf(home, 'notice.special-district')).toMatchObject({
      source: { title: 'Tex. Water Code § 49.452; Tex. Prop. Code § 5.014' },
      whatToAskFor: { en: expect.stringContaining('Before you sign') },
    });
    expect(lineOf(home, 'fee.community_fee')).toMatchObject({
      category: 'optional',
      range: { typicalCents: 0, highCents: 400_000 },
    });
  });

  it('has none of it for an older home', () => {
    expect(presentKeys(estimateOf(texas), ...ofNewHomes)).toEqual([]);
  });

  it.each([
    ['CA', 'Cal. Civ. Code § 1102.6b'],
    ['FL', 'Fla. Stat. § 190.048'],
    ['CO', 'C.R.S. § 38-35.7-110'],
  ])('cites the special district disclosure in %s, but not in states without a known one', (state, title) => {
    const there = estimateOf({ state, price: 400_000, propertyType: 'new-construction' });
    expect(lineOf(there, 'notice.special-district').source.title).toBe(title);
    const ohio = estimateOf({ state: 'OH', price: 400_000, propertyType: 'new-construction' });
    expect(keysOf(ohio)).not.toContain('notice.special-district');
  });

  it('warns only buyers in California about the supplemental tax bill', () => {
    const supplemental = 'notice.california-supplemental-tax';
    expect(keysOf(estimateOf({ state: 'CA', price: 900_000 }))).toContain(supplemental);
    expect(keysOf(home)).not.toContain(supplemental);
    expect(keysOf(estimateOf({ state: 'CA', price: 900_000, propertyType: 'co-op' }))).not.toContain(
      supplemental,
    );
  });
});

describe('an association', () => {
  const charges = ['fee.hoa_transfer', 'fee.hoa_estoppel', 'fee.hoa_capital', 'fee.hoa_proration'];
  const ohio = { state: 'OH', price: 300_000 } as const;

  it('is one optional line with a typical amount of zero if it is unknown', () => {
    const estimate = estimateOf(ohio);
    expect(presentKeys(estimate, ...charges)).toEqual([]);
    expect(lineOf(estimate, 'fee.hoa_if_any')).toMatchObject({
      category: 'optional',
      range: { lowCents: 0, typicalCents: 0, highCents: 770_000 },
    });
  });

  it.each([{ hoa: true }, { hoaMonthlyDollars: 120 }, { propertyType: 'townhouse' }] as const)(
    'charges its own fees if there is one: %j',
    (input) => {
      const found = presentKeys(estimateOf({ ...ohio, ...input }), ...charges, 'fee.hoa_if_any');
      expect(found.sort()).toEqual([...charges].sort());
    },
  );

  it('charges nothing if there is none', () => {
    expect(presentKeys(estimateOf({ ...ohio, hoa: false }), ...charges, 'fee.hoa_if_any')).toEqual([]);
  });

  it('charges its first dues by the month', () => {
    const { range } = lineOf(estimateOf({ ...ohio, hoaMonthlyDollars: 120 }), 'fee.hoa_proration');
    expect(range).toEqual({ lowCents: 0, typicalCents: 12_000, highCents: 24_000 });
  });
});

describe('a condominium', () => {
  const florida: PropertyInput = { state: 'FL', county: 'Broward', price: 350_000, propertyType: 'condo' };

  it('has a notice about reserves, and in Florida about the milestone inspection', () => {
    const estimate = estimateOf(florida);
    expect(keysOf(estimate)).toEqual(
      expect.arrayContaining(['fee.condo_review', 'notice.condo-reserves', 'fee.hoa_capital']),
    );
    expect(lineOf(estimate, 'notice.florida-milestone-inspection').source.title).toBe(
      'Fla. Stat. § 553.899; § 718.112(2)(g)',
    );
  });

  it('has no milestone notice elsewhere, nor for a house', () => {
    const milestone = 'notice.florida-milestone-inspection';
    expect(keysOf(estimateOf({ ...florida, state: 'GA', county: 'Fulton' }))).not.toContain(milestone);
    expect(keysOf(estimateOf({ ...florida, propertyType: 'single-family' }))).not.toContain(milestone);
  });
});

describe('several homes under one roof', () => {
  const building: PropertyInput = { state: 'NJ', price: 600_000, propertyType: 'multi-family' };
  const ofSeveral = [
    'fee.rent_schedule',
    'notice.tenants',
    'notice.fha-self-sufficiency',
    'notice.occupancy-pricing',
  ];

  it.each([
    ['two homes with FHA', { units: 2, loanType: 'FHA' }, ['fee.rent_schedule', 'notice.tenants']],
    [
      'three homes with FHA',
      { units: 3, loanType: 'FHA' },
      ['fee.rent_schedule', 'notice.tenants', 'notice.fha-self-sufficiency'],
    ],
    ['four homes, conventional', { units: 4 }, ['fee.rent_schedule', 'notice.tenants']],
    ['six homes, which count as business property', { units: 6, investment: true }, ['notice.tenants']],
    ['two homes for cash', { units: 2, buyerType: 'cash' }, ['notice.tenants']],
  ] as const)('%s', (_, input, expected) => {
    expect(presentKeys(estimateOf({ ...building, ...input }), ...ofSeveral).sort()).toEqual(
      [...expected].sort(),
    );
  });
});

describe('a manufactured home', () => {
  const home = estimateOf({ ...texas, price: 140_000, propertyType: 'mobile-home' });

  it('is assumed to be sold with its land by deed, without a title transfer', () => {
    expect(lineOf(home, 'recording.deed').range.typicalCents).toBeGreaterThan(0);
    expect(lineOf(home, 'fee.mobile_title')).toMatchObject({
      category: 'required',
      requiredBy: 'law',
      range: { lowCents: 0, typicalCents: 0, highCents: 300_000 },
    });
  });

  it('mentions a title to retire and what it changes', () => {
    expect(lineOf(home, 'fee.manufactured_conversion')).toMatchObject({
      category: 'optional',
      range: { typicalCents: 0 },
    });
    expect(keysOf(home)).toEqual(
      expect.arrayContaining(['fee.manufactured_foundation', 'notice.manufactured-home-title']),
    );
  });

  it('is the only home with that notice', () => {
    const others = ['fee.mobile_title', 'fee.manufactured_conversion', 'notice.manufactured-home-title'];
    expect(presentKeys(estimateOf(texas), ...others)).toEqual([]);
  });
});
