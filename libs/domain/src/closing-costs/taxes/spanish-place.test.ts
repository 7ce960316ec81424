import { ofSpanishPlace, spanishPlace } from './spanish-place.js';

describe('a place in a Spanish report', () => {
  it.each([
    ['Cook County', 'condado de Cook', 'del condado de Cook'],
    ['City of Los Angeles', 'ciudad de Los Angeles', 'de la ciudad de Los Angeles'],
    ['New York City', 'ciudad de Nueva York', 'de la ciudad de Nueva York'],
    ['Orleans Parish', 'parroquia de Orleans', 'de la parroquia de Orleans'],
    ['Hennepin or Ramsey County', 'condado de Hennepin o Ramsey', 'del condado de Hennepin o Ramsey'],
    ['county of the property', 'condado de la propiedad', 'del condado de la propiedad'],
    ['municipality of the property', 'municipio de la propiedad', 'del municipio de la propiedad'],
    ['Pittsburgh School District', 'distrito escolar de Pittsburgh', 'del distrito escolar de Pittsburgh'],
    ['Peconic Bay region', 'región de Peconic Bay', 'de la región de Peconic Bay'],
    [
      "Dukes County (Martha's Vineyard)",
      "condado de Dukes (Martha's Vineyard)",
      "del condado de Dukes (Martha's Vineyard)",
    ],
    ['South Carolina', 'Carolina del Sur', 'de Carolina del Sur'],
    ['District of Columbia', 'Distrito de Columbia', 'del Distrito de Columbia'],
    ['Aspen', 'Aspen', 'de Aspen'],
  ])('calls %s “%s”', (english, spanish, after) => {
    expect(spanishPlace(english)).toBe(spanish);
    expect(ofSpanishPlace(english)).toBe(after);
  });
});
