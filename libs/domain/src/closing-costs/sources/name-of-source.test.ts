import { marketRange, type Source } from './source.js';
import { nameOfSource } from './name-of-source.js';

const survey: Source = {
  publisher: 'First American',
  title: 'First American KS filing',
  url: null,
  dateChecked: null,
  provenance: 'published-survey',
  remarks: ['points-interpolated', 'quoted-in-survey'],
};
const rate: Source = {
  publisher: null,
  title: null,
  url: null,
  dateChecked: null,
  provenance: 'market-assumption',
  assumption: 'interest-rate',
  yearlyPercents: { low: 5.5, typical: 6.5, high: 7.5 },
};

describe('a source’s name in one line', () => {
  it('ends with its caveats', () => {
    expect(nameOfSource(survey, 'en')).toBe(
      'First American KS filing; amounts between the published ones are interpolated, as quoted in a public survey of market fees',
    );
    expect(nameOfSource(survey, 'es')).toBe(
      'First American KS filing; los montos entre los publicados están interpolados, según una recopilación pública de tarifas',
    );
  });

  it('cites a law once if it is its own source', () => {
    const statute = 'O.C.G.A. 7-1-1011';
    expect(nameOfSource({ ...survey, title: statute, remarks: [], statute }, 'en')).toBe(statute);
    const withPage = `${statute}; the county’s page`;
    expect(nameOfSource({ ...survey, title: withPage, remarks: [], statute }, 'en')).toBe(withPage);
  });

  it('labels an assumption', () => {
    expect(nameOfSource(marketRange, 'en')).toBe('Market range, no published source');
    expect(nameOfSource(marketRange, 'es')).toBe('Rango de mercado, sin fuente publicada');
    expect(nameOfSource(rate, 'en')).toBe(
      'Assumption: a yearly rate of 6.5% (5.5% to 7.5%), no published rate',
    );
    expect(nameOfSource(rate, 'es')).toBe(
      'Tasa de interés supuesta del 6.5% al año (del 5.5% al 7.5%), no publicada',
    );
  });

  it('cites the law first, and says if its figures rest only on custom', () => {
    const custom: Source = {
      publisher: null,
      title: null,
      url: null,
      dateChecked: null,
      provenance: 'market-assumption',
      assumption: 'common-practice',
    };
    const statute = 'municipal ordinance';
    expect(nameOfSource({ ...survey, remarks: [], statute }, 'en')).toBe(
      'municipal ordinance; First American KS filing',
    );
    expect(nameOfSource({ ...custom, statute }, 'en')).toBe(
      'municipal ordinance; not confirmed on a published page',
    );
  });
});
