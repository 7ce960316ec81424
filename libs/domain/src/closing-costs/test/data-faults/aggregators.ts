/** Sites that repeat figures without their origin, or that use them to sell. */
export const aggregators: readonly string[] = [
  'anytimeestimate',
  'bladeoffices',
  'coast2coastlending',
  'comparetitlecompanies',
  'financewonk',
  'findingtheuncommondeal',
  'gosettlewise',
  'greggbusch',
  'heantaifox',
  'homepaird',
  'infotalker',
  'instalawyer',
  'policyrisk',
  'property-tax.net',
  'readi-home',
  'regfollower',
  'self-law',
  'smartvaloans',
  'thetruthaboutmortgage',
  'transfertaxcalculator',
  'valoans',
];

/** Sites that are not accepted as a source. */
export const refused: readonly string[] = ['credit-help'];
