import type { local as english } from '../en/local.js';

export const local: typeof english = {
  title: 'Información local',
  introduction: (place) =>
    `Cómo se cierra una compra en ${place}, y qué no podía saber esta estimación sobre la suya.`,
  closingAgent: {
    label: 'Quién cierra la venta',
    'title-company': 'Una compañía de títulos',
    escrow: 'Una compañía de depósito en garantía (escrow)',
    'attorney-customary': 'Un abogado, por costumbre',
    'attorney-required': 'Un abogado, por ley',
    explanation: {
      'title-company':
        'Una compañía de títulos suele guardar el dinero, preparar los documentos y registrar la escritura. Trabaja para la venta, no para usted: contrate a un abogado si algo no está claro.',
      escrow:
        'Un agente de escrow suele guardar el dinero y los documentos hasta que ambas partes cumplan. La firma a menudo ocurre días antes de registrarse la escritura.',
      'attorney-customary':
        'La ley no exige un abogado, pero aquí por lo general uno se encarga del cierre. Pida un precio fijo y qué incluye.',
      'attorney-required':
        'La ley reserva el cierre, o una parte, a un abogado. Pregunte si el abogado le representa a usted o al prestamista.',
    },
    ofShares:
      'Quien cierra guarda el dinero hasta que las acciones y el arrendamiento sean suyos; no hay escritura que registrar. Pregunte si trabaja para usted o para la venta.',
    fee: (low, high) => `En esta compra, su parte del cargo va de ${low} a ${high}.`,
  },
  taxesHere: {
    label: 'Impuestos sobre esta compra',
    none: 'No se encontró ninguno',
    noneExplanation: (hasLoan) =>
      `Las reglas que tenemos de este lugar no gravan la escritura${hasLoan ? ' ni la hipoteca' : ''}.`,
    some: (count) => (count === 1 ? 'Un impuesto' : `${count} impuestos`),
    someExplanation: (list) => `${list}.`,
    named: (name, jurisdiction) => `${name} (${jurisdiction})`,
    namedBehind: (name, jurisdiction) => `${name}, ${jurisdiction}`,
    item: {
      buyer: (name, amount) => `${name}: ${amount}, a cargo de usted`,
      seller: (name, amount) => `${name}: ${amount}, a cargo del vendedor`,
      shared: (name, amount, yours) => `${name}: ${amount}, de los que ${yours} son a cargo de usted`,
    },
    whoPays: 'Paga quien dice la ley, o quien suele pagar aquí donde ella lo deja al contrato.',
  },
  firstTime: {
    label: 'Beneficio para primera vivienda',
    applied: 'Considerado en esta estimación',
    appliedExplanation:
      'Las reglas del estado tienen un beneficio para quien compra por primera vez que sí podemos calcular. Usted indicó una primera compra, así que se aplica donde se cumplen las condiciones. Avise al agente de cierre: hay que solicitarlo.',
    notApplied: 'Existe, no se aplicó',
    notAppliedExplanation:
      'Las reglas del estado tienen un beneficio para quien compra por primera vez. Usted no indicó una primera compra; si lo es, pregunte al agente de cierre.',
    unknown: 'Existe, no se calculó',
    unknownExplanation:
      'Hay un beneficio para algunos compradores de primera vivienda, cuyas condiciones, como el ingreso o el lugar, no forman parte de esta estimación. Pregunte al agente de cierre y a la agencia de vivienda del estado.',
    none: 'Ninguno en nuestros datos',
    noneExplanation:
      'Nuestros datos no muestran un beneficio fiscal aquí para primera vivienda. Las agencias de vivienda pueden ofrecer préstamos y ayudas.',
  },
  ownersRelief: {
    label: 'Menos impuesto a la propiedad para quien vive en ella',
    claimed: 'Hay que solicitarlo',
    none: 'No hay un alivio general',
    by: (date) => `Hay que solicitarlo a más tardar el ${date}`,
    check: (office) =>
      `Procede de nuestras notas sobre las reglas del estado: confírmelo con ${office ?? 'el tasador local'}.`,
    notHere: 'No para esta vivienda',
    notYours: 'Es para la vivienda principal de su dueño, así que no le corresponderá.',
  },
  risks: {
    label: 'Qué miran aquí las aseguradoras',
    explanation: {
      uninsured: (perils) =>
        `Una póliza común de vivienda no paga ${perils}: para eso hace falta una póliza o un endoso propio.`,
      deductible:
        'Los daños por viento o granizo suelen tener un deducible propio, como porcentaje del valor asegurado: pídalo en dólares.',
      ask: 'No conocemos los riesgos de esta dirección.',
    },
  },
  perils: {
    'coastal-wind': 'las tormentas de viento cerca de la costa',
    earthquake: 'los terremotos',
    flood: 'las inundaciones',
    'ice-dams': 'el hielo en el techo',
    landslide: 'los deslizamientos de tierra',
    'mine-subsidence': 'el hundimiento de minas antiguas',
    'sewer-backup': 'el retroceso del alcantarillado',
    sinkhole: 'los socavones',
    wildfire: 'los incendios forestales',
    'wind-hail': 'el viento o el granizo',
  },
  unknowns: {
    place: 'Los impuestos y cargos de un condado o ciudad que la dirección no indicó.',
    lowConfidence: (fees, smaller) =>
      `Estas cifras se apoyan en fuentes débiles; tómelas como un rango: ${fees}${smaller > 0 ? `; y ${smaller} de menor monto` : ''}.`,
    recording: (hasLoan) =>
      `Cuántas páginas ${hasLoan ? 'tienen su escritura y su hipoteca' : 'tiene su escritura'}; la mayoría de los registros cobra por página.`,
    rate: 'Su tasa de interés, su puntaje de crédito y la lista de precios del prestamista.',
    association:
      'Las cuotas, los cargos de traspaso y las cuotas extraordinarias de la asociación. Pídale el paquete de reventa.',
    park: 'Si está en un parque y, si lo está, la renta del lote, su reglamento y si lo acepta a usted.',
    building:
      'Los cargos propios del edificio, sus cuotas extraordinarias y su reglamento. Pida a la administración su lista de cargos.',
    parcel:
      'La factura del impuesto a la propiedad de esta parcela, sus exenciones y los distritos con gravámenes especiales.',
    insurance: {
      house: 'Lo que pedirá una aseguradora por esta vivienda, su techo y su ubicación.',
      condo:
        'Lo que pedirá una aseguradora por esta unidad, y lo que la póliza de la asociación deja a su cargo.',
      shares:
        'Lo que pedirá una aseguradora por esta vivienda, y lo que la póliza del edificio deja a su cargo.',
      business:
        'Lo que pedirá una aseguradora por el edificio, cuya prima nadie publica; el seguro del negocio mismo no está en las cifras.',
    },
    contract: 'Lo que dice su contrato de compra sobre quién paga, que vale antes que la costumbre.',
    pool: 'El estado de la piscina: hágala inspeccionar aparte.',
  },
};
