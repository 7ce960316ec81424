import type { FeeText } from './fee-text.js';

/** What a buyer of land has looked into before a house can stand on it. */
export const landTexts = {
  land_access: {
    name: {
      en: 'Review of legal access and easements',
      es: 'Revisión del acceso legal y de las servidumbres',
    },
    whoToContact: { en: 'A real-estate attorney', es: 'Un abogado de bienes raíces' },
    whatToAskFor: {
      en: 'Ask whether a recorded right of way reaches a public road, who maintains it, and for title insurance that covers the access.',
      es: 'Pregunte si hay un derecho de paso inscrito hasta una vía pública, quién la mantiene, y pida un seguro de título que cubra el acceso.',
    },
  },
  land_water: {
    name: {
      en: 'Water: test of a well, or report on supply',
      es: 'Agua: prueba de un pozo o informe del suministro',
    },
    whoToContact: {
      en: 'A well contractor, or the water utility',
      es: 'Un contratista de pozos o la empresa de agua',
    },
    whatToAskFor: {
      en: 'Ask for the well log and yield, or for the utility’s letter that it will serve the parcel and at what price; where water rights are property, ask for theirs.',
      es: 'Pida el registro y el caudal del pozo, o la carta de la empresa de que dará servicio a la parcela y a qué precio; donde los derechos de agua son propiedad, pida los suyos.',
    },
  },
  land_minerals: {
    name: {
      en: 'Search for mineral rights sold apart from the land',
      es: 'Búsqueda de derechos minerales vendidos aparte del terreno',
    },
    whoToContact: {
      en: 'The title company or a landman',
      es: 'La compañía de títulos o un especialista en derechos minerales',
    },
    whatToAskFor: {
      en: 'Ask who owns oil, gas and minerals, whether a lease is in force, and for a waiver of the right to use the surface.',
      es: 'Pregunte de quién son el petróleo, el gas y los minerales, si hay un arrendamiento vigente, y pida la renuncia al uso de la superficie.',
    },
  },
} as const satisfies Record<string, FeeText>;
