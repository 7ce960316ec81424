import type { Source } from './source.js';
import { listedNameOf } from './source-list.js';

const cited = (title: string, remark: Extract<Source, { title: string }>['remarks'][number]): Source => ({
  publisher: 'Publisher',
  title,
  url: null,
  dateChecked: null,
  provenance: 'law',
  remarks: [remark],
});
const assumed = (assumption: 'market-range' | 'common-practice' | 'national-averages'): Source => ({
  publisher: null,
  title: null,
  url: null,
  dateChecked: null,
  provenance: 'market-assumption',
  assumption,
});

describe('the name of a source', () => {
  it.each([
    [
      cited('Wis. Stat. 77.22', 'not-rechecked'),
      'Wis. Stat. 77.22',
      'Not checked against the primary source.',
      'Sin cotejar con la fuente original.',
    ],
    [
      cited('Stewart AK 2017 basic schedule', 'quoted-in-survey'),
      'Stewart AK 2017 basic schedule',
      'Taken from a public survey of rate manuals, not checked against the manual itself.',
      'Tomado de una recopilación pública de manuales de tarifas, sin cotejar con el manual mismo.',
    ],
    [
      cited('42 USC 4104b', 'amount-not-published'),
      '42 USC 4104b',
      'It only names the fee; the amount is a market range.',
      'Solo nombra el cargo; el monto es un rango de mercado.',
    ],
  ])('keeps its caveat as a sentence: %j', (source, published, en, es) => {
    expect(listedNameOf('en', source)).toEqual({ name: published, nameLanguage: 'en', caveat: en });
    expect(listedNameOf('es', source)).toEqual({ name: published, nameLanguage: 'en', caveat: es });
  });

  it.each([
    ['market-range', 'Rango de mercado, sin fuente publicada'],
    ['common-practice', 'Práctica común, no confirmada en una página publicada'],
    ['national-averages', 'Cálculo a partir de promedios nacionales; no se consultó la cifra del estado'],
  ] as const)('does not present the assumption %s as a publication', (assumption, name) => {
    expect(listedNameOf('es', assumed(assumption))).toEqual({ name, nameLanguage: 'es', caveat: null });
  });

  it('cites the law before the source of its figures, or alone if there is no other source', () => {
    const statute = '68 O.S. 1904';
    expect(listedNameOf('en', { ...cited('American Eagle Title', 'not-rechecked'), statute }).name).toBe(
      '68 O.S. 1904; American Eagle Title',
    );
    expect(listedNameOf('es', { ...assumed('market-range'), statute })).toEqual({
      name: statute,
      nameLanguage: 'en',
      caveat: null,
    });
  });
});
