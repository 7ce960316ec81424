import type { Jurisdiction } from './jurisdiction.js';
import { nameOfJurisdiction, ofJurisdiction } from './name-of-jurisdiction.js';
import { purchasePlaceOf } from '../input/purchase-place.js';
import type { Purchase } from '../purchase.js';
import { readRuleBook } from '../test/rule-book.js';
import { knownCountyOf, placeAsWritten, stateOf } from './jurisdiction-of.js';

const { places } = readRuleBook();
const estimatedIn = (input: { state: string; city: string }) => purchasePlaceOf(input, places, new Set());

const cases: readonly (readonly [Jurisdiction, string, string, string, string])[] = [
  [
    { kind: 'county', name: 'Cook' },
    'Cook County',
    'of Cook County',
    'condado de Cook',
    'del condado de Cook',
  ],
  [
    { kind: 'city', name: 'Los Angeles' },
    'City of Los Angeles',
    'of the City of Los Angeles',
    'ciudad de Los Angeles',
    'de la ciudad de Los Angeles',
  ],
  [
    { kind: 'county-level-city', name: 'New York' },
    'New York City',
    'of New York City',
    'ciudad de Nueva York',
    'de la ciudad de Nueva York',
  ],
  [
    { kind: 'county-level-city', name: 'Norfolk' },
    'City of Norfolk',
    'of the City of Norfolk',
    'ciudad de Norfolk',
    'de la ciudad de Norfolk',
  ],
  [
    { kind: 'parish', name: 'Orleans' },
    'Orleans Parish',
    'of Orleans Parish',
    'parroquia de Orleans',
    'de la parroquia de Orleans',
  ],
  [
    { kind: 'county-among', names: ['Hennepin', 'Ramsey'] },
    'Hennepin or Ramsey County',
    'of Hennepin or Ramsey County',
    'condado de Hennepin o Ramsey',
    'del condado de Hennepin o Ramsey',
  ],
  [
    { kind: 'of-property', unit: 'county' },
    'county of the property',
    'of county of the property',
    'condado de la propiedad',
    'del condado de la propiedad',
  ],
  [
    { kind: 'of-property', unit: 'municipality' },
    'municipality of the property',
    'of the municipality of the property',
    'municipio de la propiedad',
    'del municipio de la propiedad',
  ],
  [
    { kind: 'school-district', name: 'Pittsburgh' },
    'Pittsburgh School District',
    'of Pittsburgh School District',
    'distrito escolar de Pittsburgh',
    'del distrito escolar de Pittsburgh',
  ],
  [
    { kind: 'region', name: 'Peconic Bay' },
    'Peconic Bay region',
    'of Peconic Bay region',
    'región de Peconic Bay',
    'de la región de Peconic Bay',
  ],
  [
    { kind: 'county', name: 'Dukes', alsoCalled: "Martha's Vineyard" },
    "Dukes County (Martha's Vineyard)",
    "of Dukes County (Martha's Vineyard)",
    "condado de Dukes (Martha's Vineyard)",
    "del condado de Dukes (Martha's Vineyard)",
  ],
  [
    { kind: 'state', name: 'South Carolina' },
    'South Carolina',
    'of South Carolina',
    'Carolina del Sur',
    'de Carolina del Sur',
  ],
  [
    { kind: 'federal-district' },
    'District of Columbia',
    'of District of Columbia',
    'Distrito de Columbia',
    'del Distrito de Columbia',
  ],
  [{ kind: 'place', name: 'Aspen' }, 'Aspen', 'of Aspen', 'Aspen', 'de Aspen'],
];

describe('a place in a report', () => {
  it.each(cases)('%j is “%s”, “%s”, «%s», «%s»', (place, en, ofEn, es, ofEs) => {
    expect([nameOfJurisdiction(place, 'en'), ofJurisdiction(place, 'en')]).toEqual([en, ofEn]);
    expect([nameOfJurisdiction(place, 'es'), ofJurisdiction(place, 'es')]).toEqual([es, ofEs]);
  });

  it.each([
    [
      'Capitol Planning Region',
      'región de planificación de Capitol',
      'de la región de planificación de Capitol',
    ],
    ['Matanuska-Susitna Borough', 'borough de Matanuska-Susitna', 'del borough de Matanuska-Susitna'],
    ['Nome Census Area', 'área censal de Nome', 'del área censal de Nome'],
    ['Juneau City and Borough', 'ciudad y borough de Juneau', 'de la ciudad y borough de Juneau'],
    ['Anchorage Municipality', 'municipalidad de Anchorage', 'de la municipalidad de Anchorage'],
  ])('translates the legal form of %s', (text, es, ofEs) => {
    const place = placeAsWritten(text);
    expect(nameOfJurisdiction(place, 'en')).toBe(text);
    expect([nameOfJurisdiction(place, 'es'), ofJurisdiction(place, 'es')]).toEqual([es, ofEs]);
  });

  it('adds the old county, which deeds still name, to a Connecticut region', () => {
    const { knownCounty, county } = estimatedIn({ state: 'CT', city: 'Hartford' });
    const place = knownCountyOf({ knownCounty, county } as Purchase)!;
    expect(nameOfJurisdiction(place, 'en')).toBe('Capitol Planning Region (Hartford County until 2022)');
    expect(ofJurisdiction(place, 'es')).toBe(
      'de la región de planificación de Capitol (hasta 2022, condado de Hartford)',
    );
  });

  it('is the District of Columbia in place of a state', () => {
    expect(stateOf({ state: 'DC', name: 'District of Columbia' })).toEqual({ kind: 'federal-district' });
    expect(stateOf({ state: 'OR', name: 'Oregon' })).toEqual({ kind: 'state', name: 'Oregon' });
  });

  it.each([
    ['Harris County', 'county', 'condado de Harris'],
    ['Orleans Parish', 'parish', 'parroquia de Orleans'],
    ['City of Hartford', 'city', 'ciudad de Hartford'],
    ['Town of Vail', 'town', 'municipio de Vail'],
    ['District of Columbia', 'federal-district', 'Distrito de Columbia'],
    ['Oregon', 'place', 'Oregon'],
  ])('reads the %s of a purchase as written', (text, kind, es) => {
    const place = placeAsWritten(text);
    expect(place.kind).toBe(kind);
    expect(nameOfJurisdiction(place, 'en')).toBe(text);
    expect(nameOfJurisdiction(place, 'es')).toBe(es);
  });
});
