import type * as english from '../en/general.js';

export const place: typeof english.place = {
  withArticle: (name) => `el ${name}`,
  city: (name) =>
    `La dirección se reconoció como ${name}; se aplicaron las reglas del estado y de este lugar que constan en nuestros datos.`,
  cityOnly: (name) =>
    `La dirección se reconoció como ${name}; no nombra un condado que conozcamos. Se aplicaron las reglas del estado y de la ciudad que constan en nuestros datos.`,
  county: (name) =>
    `La dirección se reconoció como ${name}. Puede faltar en las cifras un impuesto o cargo de una ciudad dentro del condado.`,
  outsideCity: (city, name) =>
    `Usted indicó que la propiedad está fuera de los límites de ${city}. Se ubicó en ${name}, y no se aplicó ninguna regla de esa ciudad.`,
  state: (name) =>
    `Solo se reconoció el estado, ${name}, así que las cifras usan solo las reglas estatales. Pregunte al agente de cierre qué agregan el condado y la ciudad.`,
  missing: {
    'state-unknown':
      'La dirección no nombra un estado que reconozcamos; el estado que se usó se indicó aparte.',
    'post-office-box':
      'La dirección es un apartado postal; las cifras son las de su oficina de correos, no las de la propiedad.',
    'zip-missing': 'La dirección no trae código postal, así que no pudimos comprobar el lugar con él.',
    'zip-contradicts-state':
      'El código postal pertenece a otro estado que el nombrado; se usó el estado nombrado.',
    'city-unknown': 'No reconocimos una ciudad en la dirección.',
  },
  market: 'Rango de mercado',
};

export const contacts: typeof english.contacts = {
  title: 'Con quién hablar',
  introduction:
    'Una llamada para cada uno, primero los montos mayores. Anote el nombre, la fecha y la respuesta.',
  parties: {
    insurer: 'Agente de seguros',
    lender: 'Prestamista u oficial de préstamos',
    settlement: 'Compañía de títulos, de escrow o de cierre',
    building: 'Administración del edificio',
    builder: 'Oficina de ventas del constructor',
    attorney: 'Abogado',
    agent: 'Su agente y su agencia',
    association: 'Asociación de propietarios',
    surveyor: 'Agrimensor o topógrafo',
    inspector: 'Inspectores y especialistas',
    government: 'Oficinas del condado o de la ciudad',
    others: 'Mudanza, servicios públicos y otros',
  },
  closingAgents: {
    'title-company': 'Compañía de títulos',
    escrow: 'Compañía de escrow y de títulos',
    'attorney-customary': 'Abogado de cierre o compañía de títulos',
    'attorney-required': 'Abogado de cierre y aseguradora de títulos',
  },
};

export const figures: typeof english.figures = {
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
