import { sourceName } from './source-name.js';

describe('the name of a source', () => {
  it.each([
    [
      'Wis. Stat. 77.22 (not re-checked)',
      'Wis. Stat. 77.22',
      'Not checked against the primary source.',
      'Sin cotejar con la fuente original.',
    ],
    [
      'Stewart AK 2017 basic schedule, as quoted in a public survey of market fees',
      'Stewart AK 2017 basic schedule',
      'Taken from a public survey of rate manuals, not checked against the manual itself.',
      'Tomado de una recopilación pública de manuales de tarifas, sin cotejar con el manual mismo.',
    ],
    [
      '42 USC 4104b; amount: market range, no published source',
      '42 USC 4104b',
      'It names the fee, not its price: the amount is a market range without a published source.',
      'Da el nombre del cargo, no su precio: el monto es un rango de mercado sin fuente publicada.',
    ],
  ])('keeps the caveat of “%s” in plain words', (name, published, en, es) => {
    expect(sourceName(name, 'en')).toEqual({ name: published, nameLanguage: 'en', caveat: en });
    expect(sourceName(name, 'es')).toEqual({ name: published, nameLanguage: 'en', caveat: es });
  });

  it.each(['see name', 'same', 'market', 'underwriter filings', 'market range (recalled)'])(
    'does not present “%s” as a publication',
    (name) => {
      expect(sourceName(name, 'es').name).toBe('Rango de mercado, sin fuente publicada');
    },
  );
});
