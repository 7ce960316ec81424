import type { FeeText } from './fee-text.js';

/** Additional costs of a large loan, or of a rented, new or manufactured home. */
export const specialHomeTexts = {
  second_appraisal: {
    name: {
      en: 'Second appraisal (some lenders, for a large loan)',
      es: 'Segunda tasación (algunos prestamistas, por un préstamo grande)',
    },
    whoToContact: { en: 'Your lender', es: 'Su prestamista' },
    whatToAskFor: {
      en: 'Ask at what loan amount the lender requires a second appraisal, and whether the lender pays for it.',
      es: 'Pregunte desde qué monto exige el prestamista una segunda tasación y si la paga él.',
    },
  },
  rent_schedule: {
    name: { en: 'Appraiser’s rent schedule', es: 'Informe de rentas del tasador' },
    whoToContact: { en: 'Your lender', es: 'Su prestamista' },
    whatToAskFor: {
      en: 'Ask whether the appraisal of a building with several homes already includes it, and skip it if you do not need the rent to qualify.',
      es: 'Pregunte si ya está en la tasación de un edificio de varias viviendas, y pida omitirlo si no necesita la renta para calificar.',
    },
  },
  builder_fee: {
    name: { en: 'Builder’s closing or transaction fee', es: 'Cargo del constructor por el cierre' },
    whoToContact: { en: 'The builder’s sales office', es: 'La oficina de ventas del constructor' },
    whatToAskFor: {
      en: 'Ask what it is for, and ask to remove it from the contract. If it stays, ask for a credit of the same amount, and what you get for using the builder’s own lender.',
      es: 'Pregunte a qué corresponde y pida quitarlo del contrato. Si se mantiene, pida un crédito por el mismo monto y qué ofrece el prestamista del constructor por usarlo.',
    },
  },
  community_fee: {
    name: {
      en: 'One-time community or transfer fee (only if the covenants have one)',
      es: 'Cargo único de la comunidad o por traspaso (solo si los estatutos lo tienen)',
    },
    whoToContact: { en: 'The builder’s sales office', es: 'La oficina de ventas del constructor' },
    whatToAskFor: {
      en: 'Ask for the recorded covenant, who receives the fee, and whether you will owe it again when you sell.',
      es: 'Pida el convenio inscrito, quién recibe el cargo y si volverá a deberlo cuando venda.',
    },
  },
  manufactured_conversion: {
    name: {
      en: 'Conversion to real property (only if the title is still active)',
      es: 'Conversión en bien inmueble (solo si el título sigue vigente)',
    },
    whoToContact: {
      en: 'The county recorder and the motor vehicle department',
      es: 'El registro del condado y el departamento de vehículos (DMV)',
    },
    whatToAskFor: {
      en: 'Ask whether the affidavit of affixture has been recorded and the title retired; if not, ask the seller to do both before closing.',
      es: 'Pregunte si ya se inscribió la declaración de fijación al terreno y se canceló el título; si no, pida que el vendedor haga ambas cosas antes del cierre.',
    },
  },
} as const satisfies Record<string, FeeText>;

/** What a land buyer should have checked before building. */
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
      en: 'Water: well test or supply report',
      es: 'Agua: prueba de un pozo o informe del suministro',
    },
    whoToContact: {
      en: 'A well contractor, or the water utility',
      es: 'Un contratista de pozos o la empresa de agua',
    },
    whatToAskFor: {
      en: 'Ask for the well log and yield, or for a letter from the utility that it will serve the parcel and at what price; where water rights are property, ask for the parcel’s rights.',
      es: 'Pida el registro y el caudal del pozo, o la carta de la empresa de que dará servicio a la parcela y a qué precio; donde los derechos de agua son propiedad, pida los de la parcela.',
    },
  },
  land_minerals: {
    name: {
      en: 'Search for mineral rights sold separately from the land',
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
