/** Sites that pass on figures whose origin they do not tell, or that sell by them. */
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

/** Sites that no figure may rest on. */
export const refused: readonly string[] = ['credit-help'];
