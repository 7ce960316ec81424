import type { figures as english } from '../en/figures.js';

export const figures: typeof english = {
  title: 'Cómo se hicieron las cifras',
  introduction: (date) =>
    `Cada monto con su cálculo y su fuente. Se aplicaron las reglas vigentes el ${date}.`,
  method: [
    'Los impuestos y los cargos de registro siguen la ley o la tarifa del lugar; cuando son exactos, se calculan al centavo.',
    'Los cargos de mercado son rangos: el extremo bajo, un monto típico y el extremo alto. Los totales suman los montos típicos que paga el comprador.',
    'El intervalo del total contiene 8 de cada 10 resultados. Se supone que los montos de un mismo tipo (prestamista, compañía de títulos, impuestos, seguro) son altos o bajos juntos, y los tipos, independientes. No incluye lo que solo se da en algunas compras ni lo que usted elige. No dice nada de nuestra precisión, que se mide con promedios publicados.',
    'La confianza dice qué tan buena es la fuente. Alta: la ley, una tarifa o una página oficial. Media: una práctica o encuesta publicada. Baja: una fuente débil o de segunda mano; lea esa cifra como un rango.',
  ],
  wordedByModel:
    'Un modelo de lenguaje redactó parte de las explicaciones y de los guiones a partir de lo que dicen las reglas. Ningún monto, plazo ni fuente es suyo; lo que no pasó nuestras revisiones queda en las palabras de las reglas.',
  decides: {
    withLoanEstimate:
      'Este informe es una estimación para planear. Lo que usted paga lo deciden la estimación del préstamo, la declaración de cierre y su contrato.',
    withoutLoanEstimate:
      'Este informe es una estimación para planear. Lo que usted paga lo deciden las cotizaciones que acepte, el estado de liquidación y su contrato.',
  },
  disclaimers: [
    'Es información, no asesoría legal, fiscal ni financiera. Consulte su caso con un abogado o un asesor fiscal.',
    'Las leyes y los precios cambian. Compruebe una cifra en la fuente indicada antes de confiar en ella.',
  ],
};
