import type { place as english } from '../en/place.js';

export const place: typeof english = {
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
    `Solo se reconoció el estado, ${name}, así que las cifras contienen solo las reglas estatales. Pregunte al agente de cierre qué agregan el condado y la ciudad.`,
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
