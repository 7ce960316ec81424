/** Responses as documented by the providers, about a sample home in Houston. */

export const zoneOf = (zone: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  attributes: {
    FLD_ZONE: zone,
    ZONE_SUBTY: zone === 'X' ? 'AREA OF MINIMAL FLOOD HAZARD' : null,
    SFHA_TF: zone === 'X' ? 'F' : 'T',
    STATIC_BFE: -9999,
    LEN_UNIT: null,
    DFIRM_ID: '48201C',
    ...changes,
  },
});

export const zones = {
  displayFieldName: 'FLD_ZONE',
  fields: [],
  features: [zoneOf('AE', { STATIC_BFE: 43.5, LEN_UNIT: 'Feet' })],
};

export const panels = {
  displayFieldName: 'FIRM_PAN',
  features: [
    // The panel of a neighboring county is newer and also covers the point.
    { attributes: { FIRM_PAN: '48157C0100L', EFF_DATE: 1_556_668_800_000, DFIRM_ID: '48157C' } },
    { attributes: { FIRM_PAN: '48201C0690N', EFF_DATE: 1_388_707_200_000, DFIRM_ID: '48201C' } },
  ],
};

export const matchOf = (
  changes: Readonly<{ state?: string; zip?: string; x?: number; tract?: string }> = {},
) => {
  const { state = 'TX', zip = '77002', x = -95.3698, tract = '48201100001' } = changes;
  return {
    matchedAddress: `1600 MAIN ST, HOUSTON, ${state}, ${zip}`,
    coordinates: { x, y: 29.7536 },
    tigerLine: { side: 'L', tigerLineId: '613199520' },
    addressComponents: { city: 'HOUSTON', state, zip, streetName: 'MAIN', suffixType: 'ST' },
    geographies: {
      Counties: [{ GEOID: tract.slice(0, 5), NAME: 'Harris County' }],
      'Census Tracts': [{ GEOID: tract, NAME: 'Census Tract 1000.01', TRACT: tract.slice(5) }],
    },
  };
};

export const located = { result: { input: {}, addressMatches: [matchOf()] } };

const figures: Readonly<Record<string, string | null>> = {
  NAME: 'Census Tract 1000.01; Harris County; Texas',
  B25077_001E: '412300',
  B25077_001M: '38100',
  B25103_001E: '7420',
  B25103_001M: '655',
  B19013_001E: '250001',
  B19013_001M: '-333333333',
  B25064_001E: '-666666666',
  B25064_001M: '-222222222',
  B25035_001E: '1938',
  B25035_001M: '-333333333',
  B25003_001E: '1450',
  B25003_001M: '120',
  B25003_002E: '812',
  B25003_002M: '96',
  B25002_001E: '1600',
  B25002_001M: '110',
  B25002_003E: '150',
  B25002_003M: '60',
};
export const surveyOf = (changes: Readonly<Record<string, string | null>> = {}) => {
  const table = { ...figures, ...changes };
  return [
    [...Object.keys(table), 'state', 'county', 'tract'],
    [...Object.values(table), '48', '201', '100001'],
  ];
};

export const homeSold = (changes: Readonly<Record<string, unknown>> = {}) => ({
  identifier: { attomId: 184_713_191 },
  address: { oneLine: '1410 OAK ST, HOUSTON, TX 77002', line1: '1410 OAK ST' },
  location: { latitude: '29.75', longitude: '-95.36', distance: 0.31 },
  summary: { propclass: 'Single Family Residence / Townhouse', yearbuilt: 1998 },
  building: { size: { universalsize: 1870 }, rooms: { beds: 3, bathstotal: 2.5 } },
  sale: {
    saleTransDate: '2026-08-14',
    amount: { saleamt: 412_500, salecode: 'FULL', saletranstype: 'Resale' },
  },
  ...changes,
});
const saleOf = (saleTransDate: string, amount: Readonly<Record<string, unknown>>) => ({
  sale: { saleTransDate, amount },
});
export const sales = {
  status: { version: '1.0.0', code: 0, msg: 'SuccessWithResult', total: 5 },
  property: [
    homeSold({
      address: { oneLine: '12 ELM ST, HOUSTON, TX 77002' },
      ...saleOf('2026-02-03', { saleamt: 389_000 }),
    }),
    homeSold(),
    homeSold({ address: { oneLine: '1600 MAIN ST, HOUSTON, TX 77002' } }),
    homeSold({
      address: { oneLine: '9 ASH ST, HOUSTON, TX 77002' },
      ...saleOf('2026-09-01', {
        saleamt: 500_000,
        salecode: 'ESTIMATED Sale price is not available due to non-disclosure counties',
      }),
    }),
    homeSold({ ...saleOf('2026-09-02', { saleamt: 450_000, saletranstype: 'Nominal/Quit Claim' }) }),
    homeSold({ ...saleOf('2026-09-03', { saleamt: 0 }) }),
    homeSold({ ...saleOf('someday', { saleamt: 450_000 }) }),
  ],
};

export const assessments = {
  status: { code: 0, msg: 'SuccessWithResult' },
  property: [
    {
      assessmenthistory: [
        { assessed: { assdttlvalue: 398_000 }, tax: { taxamt: 8120.5, taxyear: 2025 } },
        { assessed: { assdttlvalue: 361_000 }, tax: { taxamt: 7530, taxyear: 2024 } },
        { assessed: { assdttlvalue: 361_000 }, tax: { taxamt: 9999, taxyear: 2024 } },
        { assessed: { assdttlvalue: 340_000 }, tax: { taxamt: 0, taxyear: 2023 } },
        { assessed: { assdttlvalue: 0 }, tax: { taxamt: 0, taxyear: 2022 } },
      ],
    },
  ],
};

export const schools = {
  status: { version: '4', code: 0, msg: 'SuccessWithResult' },
  property: [
    {
      school: [
        {
          geoIdV4: '68395c88',
          InstitutionName: 'Northside High School',
          schoolRating: 'B+',
          gradelevel1lotext: '09',
          gradelevel1hitext: '12',
          Filetypetext: 'PUBLIC',
          distance: 2.14,
        },
        {
          InstitutionName: 'Crockett Elementary School',
          schoolRating: 'A',
          gradelevel1lotext: 'PK',
          gradelevel1hitext: '05',
          Filetypetext: 'PUBLIC',
          distance: 0.62,
        },
      ],
      schoolDistrict: { districttype: 'Regular', districtname: 'Houston Independent School District' },
    },
  ],
};

export const nothing = { status: { version: '1.0.0', code: 0, msg: 'SuccessWithoutResult', total: 0 } };
