/** Tables of the American Community Survey, detailed tables, of which we ask estimate (E) and margin of error (M). */
export const surveyVariables = {
  medianHomeValue: 'B25077_001',
  medianPropertyTax: 'B25103_001',
  medianHouseholdIncome: 'B19013_001',
  medianRent: 'B25064_001',
  medianYearBuilt: 'B25035_001',
  occupiedHomes: 'B25003_001',
  ownerOccupiedHomes: 'B25003_002',
  homes: 'B25002_001',
  vacantHomes: 'B25002_003',
} as const;
export type SurveyVariable = keyof typeof surveyVariables;

/**
 * The lowest interval of each median is open downwards: a median in it is given as its upper end and `or less`. Everything
 * else that is open is so upwards.
 */
export const lowestMedians: Readonly<Partial<Record<SurveyVariable, number>>> = {
  medianHomeValue: 9_999,
  medianPropertyTax: 199,
  medianHouseholdIncome: 2_499,
  medianRent: 99,
  medianYearBuilt: 1939,
};
