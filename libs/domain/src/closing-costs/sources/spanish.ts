import type { SourceTexts } from './source.js';

export const spanish: SourceTexts = {
  assumptions: {
    'market-range': 'Rango de mercado, sin fuente publicada',
    'common-practice': 'Práctica común, no confirmada en una página publicada',
    'national-averages': 'Cálculo a partir de promedios nacionales; no se consultó la cifra del estado',
  },
  assumedRate: ({ low, typical, high }) =>
    low === high
      ? `La tasa anual que usted indicó: ${typical}%`
      : `Tasa de interés supuesta del ${typical}% al año (del ${low}% al ${high}%), no publicada`,
  behindName: {
    'amount-not-published': '; monto: rango de mercado, sin fuente publicada',
    'practice-not-published': '; no confirmado en una página publicada',
    'not-rechecked': ' (sin volver a cotejar)',
    'payer-assumed': '; no dice quién paga, se supone que el vendedor',
    'points-interpolated': '; los montos entre los publicados están interpolados',
    'may-be-superseded': '; otras posteriores pueden haberla cambiado',
    'next-year-not-confirmed': '; el próximo año fiscal no está confirmado',
    'quoted-in-survey': ', según una recopilación pública de tarifas',
    'range-from-averages': '; rango nuestro a partir de sus promedios',
  },
  caveats: {
    'amount-not-published': 'Solo nombra el cargo; el monto es un rango de mercado.',
    'practice-not-published': 'Una parte es práctica común que ninguna página publicada confirmó.',
    'not-rechecked': 'Sin cotejar con la fuente original.',
    'payer-assumed': 'No dice quién paga: se supone que el vendedor.',
    'points-interpolated': 'Los montos entre los publicados están interpolados.',
    'may-be-superseded': 'Hay otras posteriores que pueden haberla cambiado.',
    'next-year-not-confirmed': 'La cifra del próximo año fiscal no está confirmada.',
    'quoted-in-survey':
      'Tomado de una recopilación pública de manuales de tarifas, sin cotejar con el manual mismo.',
    'range-from-averages': 'Da promedios que incluyen puntos: el rango sin puntos es nuestro.',
  },
};
