import type { strategies as english } from '../en/strategies.js';

export const strategies: typeof english = {
  title: 'Estrategias de negociación',
  introduction:
    'En el orden de los dólares en juego en su propia estimación. Los montos se traslapan y no son promesas: el cargo que cubre el vendedor no se ahorra dos veces.',
  noneFound:
    'La estimación no muestra cargos que se puedan bajar negociando; compare las cotizaciones con las cifras de arriba.',
  sellerCredit: {
    title: 'Pida al vendedor que pague sus costos de cierre',
    capped: (amount, percent, cap) =>
      `Hasta ${amount}: lo que usted lleva para costos de cierre, dentro del ${percent} del precio (${cap}) que permite su préstamo.`,
    open: (amount) => `Hasta ${amount}: lo que usted lleva para costos de cierre.`,
    va: 'El VA no limita los costos de cierre ordinarios; lo que vaya más allá, como pagar deudas suyas, puede llegar al 4 por ciento del valor.',
    vaRule: 'VA Pamphlet 26-7, chapter 8',
    besideFinanced: (amount) => `Lo que se suma a su préstamo, ${amount}, no está entre ellos.`,
    besideCredit: (amount) => `El crédito de ${amount} que usted indicó no se cuenta otra vez.`,
    listing:
      'Pregunte a su agente cuánto lleva en venta la propiedad, si bajó de precio y qué créditos hubo en ventas recientes de la zona.',
    offer: (amount) =>
      `Ponga el crédito en la oferta como un monto en dólares, hasta ${amount}, para los costos de cierre y los pagos anticipados del comprador.`,
    cashOffer: (amount) =>
      `Ponga el crédito en la oferta como un monto en dólares, hasta ${amount}, para los costos de cierre del comprador. Sin prestamista ninguna regla lo limita.`,
    limit:
      'Antes de la oferta, pida al prestamista su límite por escrito: lo que pase de sus costos reales se pierde.',
    second: (date) =>
      `La inspección es una segunda oportunidad: hasta el ${date}, pida un crédito donde de otro modo pediría reparaciones.`,
    businessSecond:
      'La revisión a fondo es una segunda oportunidad: antes de que termine su plazo, pida un crédito por lo que muestren los informes.',
    secondUndated:
      'La inspección es una segunda oportunidad: antes de que termine su plazo, pida un crédito donde de otro modo pediría reparaciones.',
    builder:
      'Un constructor prefiere dar un crédito a bajar el precio, y muchas veces lo condiciona a un prestamista propio. Compare ese préstamo entero con el de otro, no solo el crédito.',
    script: (amount) =>
      `Ofrecemos el precio que usted pide y le pedimos un crédito de ${amount} para nuestros costos de cierre. Si es más de lo que puede dar, díganos qué parte puede.`,
  },
  lenders: {
    title: 'Haga competir a tres prestamistas',
    atStake: (amount) => `${amount}: de lo que suele cobrar un prestamista hasta el extremo bajo.`,
    apply: (date) =>
      `Solicite el préstamo a tres prestamistas el mismo día, según este calendario el ${date}; las consultas de crédito hechas dentro de 14 días cuentan como una.`,
    applyUndated:
      'Solicite el préstamo a tres prestamistas el mismo día; las consultas de crédito hechas dentro de 14 días cuentan como una.',
    compare: (date) =>
      `A más tardar el ${date} cada uno le debe una estimación del préstamo. Compare la sección A y la tasa, con el mismo plazo de bloqueo y sin puntos.`,
    compareUndated:
      'Compare la sección A y la tasa de sus estimaciones, con el mismo plazo de bloqueo y sin puntos.',
    match: 'Envíe la mejor a los otros dos y deles hasta la tarde siguiente para mejorarla por escrito.',
    points:
      'Si un prestamista le habla de puntos, divida su precio entre lo que ahorran al mes: en tantos meses se pagan solos. No compre ninguno si puede vender o refinanciar antes.',
    va: 'En un préstamo VA, el cargo fijo del prestamista no puede pasar del 1 por ciento del préstamo y sustituye a los de procesamiento y documentos (38 CFR 36.4313).',
    script:
      'Esta es la mejor estimación que tengo. ¿Puede mejorar su sección A con la misma tasa y los mismos puntos antes de mañana por la tarde? Si no, ¿qué crédito cubriría la diferencia?',
  },
  banks: {
    title: 'Haga competir a dos bancos',
    atStake: (amount) => `${amount}: de lo que suele cobrar un banco hasta el extremo bajo.`,
    steps: [
      'Pida a dos bancos una propuesta de términos con todos los cargos, incluidos los honorarios de su abogado con un tope.',
      'Compare el cargo junto con la tasa, el plazo y la multa por pago anticipado: el banco que cede en uno puede cobrarlo en otro.',
      'No firme ninguna ni pague un depósito antes de tener las dos sobre la mesa.',
    ],
    script:
      'Tengo una segunda propuesta. ¿Qué puede hacer con el cargo y con la multa por pago anticipado? Si ninguno se mueve, ¿qué tasa me daría?',
  },
  closing: {
    title: 'Cotice el título y el cierre',
    withSurvey: 'Cotice el título, el cierre y el plano',
    atStake: (amount) => `${amount}: de lo típico de estos cargos hasta el extremo bajo.`,
    yourChoice:
      'Tome la lista de proveedores del prestamista como punto de partida, no como límite: los servicios de la sección C los puede elegir usted.',
    sellerMayNot:
      'El vendedor no puede obligarle a comprar el seguro de título en cierta compañía (12 USC 2608).',
    premium: {
      promulgated: (state) =>
        `En ${state} el estado fija la prima del título, así que ninguna compañía puede ofrecerle una más baja. Lo que sí se puede acordar es quién la paga, qué descuentos del manual de tarifas le tocan y todos los cargos de alrededor.`,
      filed: (state) =>
        `En ${state} cada aseguradora debe cobrar la prima de título que registró, pero no todas registraron la misma: pregunte a dos compañías y no regatee la prima de una sola.`,
      'file-and-use': (state) =>
        `En ${state} las aseguradoras registran sus propias primas de título y pueden cambiarlas: pregunte a dos o tres compañías.`,
      unregulated: (state) =>
        `En ${state} nadie fija las primas de título: pregunte a tres compañías y dígaselo a cada una.`,
      guaranty: (state) =>
        `En ${state} una garantía del estado ocupa el lugar del seguro de título, al mismo precio para todos. Lo que usted compara es la opinión de título del abogado y el cierre.`,
    },
    reissue: {
      none: 'Aquí no hay descuento por la póliza anterior del vendedor en una compra; ahórrese esa pregunta.',
      granted: (discount, years) =>
        years
          ? `Pida al vendedor su póliza de propietario: si no tiene más de ${years} años, rebaja la prima en un ${discount}.`
          : `Pida al vendedor su póliza de propietario: puede rebajar la prima en un ${discount}.`,
      exists:
        'Pida al vendedor su póliza de propietario: las tarifas de aquí tienen un descuento por ella, la tarifa de reemisión.',
      ask: 'Pida al vendedor su póliza de propietario y pregunte a la compañía si por ella da una tarifa de reemisión.',
      from: (low, high) => `${low} a ${high}`,
    },
    simultaneous:
      'Haga emitir juntas la póliza del propietario y la del prestamista: la segunda cuesta entonces la tarifa simultánea, más baja.',
    simultaneousIncluded:
      'Haga emitir juntas la póliza del propietario y la del prestamista: la del prestamista viene entonces con la otra, sin costo.',
    oneFigure:
      'Pida a dos o tres compañías una sola cifra por escrito que lo cubra todo y compare los totales.',
    oneFee: 'Pida a dos o tres abogados una tarifa fija que lo cubra todo y compare qué deja fuera cada uno.',
    oldSurvey:
      'Pida al vendedor el plano que ya tiene antes de encargar uno nuevo; con una declaración jurada de que nada ha cambiado suele aceptarse.',
    oldSurveyTexas:
      'Antes de encargar un plano nuevo, pida al vendedor el que ya tiene y el formulario T-47, la declaración jurada de que nada ha cambiado.',
    script:
      'Deme todo en una sola cifra, por favor, y dígame qué descuentos corresponden a esta propiedad. Si otra compañía cobra menos, ¿puedo llamarle una vez más antes de decidir?',
  },
  closingOfShares: {
    title: 'Cotice el cierre y la búsqueda de gravámenes',
    atStake: (amount) => `${amount}: de lo típico de estos cargos hasta el extremo bajo.`,
    yourChoice:
      'Tome la lista de proveedores del prestamista como punto de partida, no como límite: a su abogado lo elige usted.',
    steps: [
      'Pida a dos o tres abogados o compañías de títulos una sola cifra por escrito que lo cubra todo.',
      'Pregunte quién encarga la búsqueda de gravámenes y pida una sola del vendedor, la corporación y usted.',
    ],
    script:
      'Deme el cierre en una sola cifra, por favor, con la búsqueda de gravámenes incluida. Si la tarifa no baja, ¿qué puedo hacer yo mismo para reducirla?',
  },
  agent: {
    title: 'Acuerde el pago de su agente antes de la oferta',
    atStake: (amount) => `${amount}: lo que cobran su agente y su agencia, si el vendedor lo asume.`,
    onlyBrokerage: {
      title: 'No deba a su agente nada adicional',
      atStake: (amount) =>
        `${amount}: el cargo propio de la agencia. En esta estimación, la comisión del agente la paga el vendedor.`,
    },
    agreement:
      'Desde una regla de agosto de 2024, la mayoría de los agentes necesita un contrato firmado que nombre su pago antes de mostrarle una casa. Lo que diga se puede negociar hasta que usted firme.',
    businessAgreement: 'Ponga por escrito cuánto gana su agente y quién lo paga antes de la primera visita.',
    offer:
      'Haga que la oferta pida al vendedor que pague a su agente y que el contrato diga que usted no debe nada más.',
    ceiling: 'Si algo tiene que deber usted, que sea un monto en dólares y no un porcentaje.',
    brokerage:
      'Elimine los cargos de transacción o de administración: se suman a la comisión y no pagan un trabajo propio.',
    script:
      'Firmo cuando el contrato diga cuántos dólares debo si el vendedor paga menos, y cuando se quite el cargo de transacción. ¿Cuál de las dos cosas es un problema para usted?',
  },
  transferTax: {
    title: 'Deje escrito quién paga el impuesto de transferencia',
    atStake: (amount) =>
      `${amount}: los impuestos de transferencia que le tocan a usted por ley o por costumbre.`,
    steps: [
      'Pregunte a quien cierra la venta si la ley de aquí permite que el contrato reparta el impuesto de otro modo.',
      'Si lo permite, pida al vendedor la mitad, o todo a cambio de otro punto de la oferta.',
    ],
    exemptions: 'Revise las exenciones antes de firmar.',
    firstTimeExemptions: 'Revise las exenciones, como las de primera vivienda, antes de firmar.',
    script:
      'Quisiéramos que el vendedor asuma los impuestos de transferencia, o la mitad. Si no se puede, le pedimos el mismo monto como crédito.',
  },
  insurance: {
    title: 'Compare el seguro de vivienda',
    atStake: (amount) => `${amount}: de la primera prima típica hasta el extremo bajo.`,
    quotes: (date) =>
      `Consiga tres cotizaciones con la misma cobertura y el mismo deducible a más tardar el ${date}, mientras la inspección todavía le permite retirarse.`,
    quotesUndated:
      'Pida tres cotizaciones con la misma cobertura y el mismo deducible en cuanto acepten su oferta.',
    perils: (perils) => `Pregunte a cada aseguradora cómo cubre ${perils} y qué deja fuera la póliza.`,
    discounts:
      'Pregunte cuánto rebajaría un techo más nuevo, una alarma o el seguro del auto en la misma compañía.',
    newHomeDiscounts:
      'Pregunte cuánto rebajaría que la casa sea nueva, una alarma o el seguro del auto en la misma compañía.',
    unitDiscounts:
      'Pregunte cuánto rebajaría una alarma, un sistema de rociadores o el seguro del auto en la misma compañía.',
    script:
      'Tengo otras dos cotizaciones con la misma cobertura y el mismo deducible. ¿Cuánto cobraría usted, y qué suelen agregar aquí los compradores que su póliza no incluye?',
  },
  association: {
    title: 'Deje al vendedor los trámites de la asociación',
    atStake: (amount) => `${amount}: el cargo de traspaso y el certificado de reventa a su precio típico.`,
    atStakeOfTransfer: (amount) => `${amount}: el cargo de traspaso a su precio típico.`,
    steps: [
      'Escriba en la oferta que el vendedor paga el cargo de traspaso y el certificado de reventa.',
      'Encargue los papeles el día en que se firme el contrato: así nadie debe un recargo por urgencia.',
      'Pida la lista de cargos y la regla o la ley en que se apoya cada uno.',
    ],
    script:
      'Envíeme su lista de cargos, por favor, con la regla que permite cada uno. ¿Cuáles suele pagar aquí el vendedor, y limita la ley alguno?',
  },
  managingAgent: {
    title: 'Deje al vendedor el cargo de traspaso',
    atStake: (amount) => `${amount}: el cargo a su precio típico.`,
    steps: [
      'Escriba en el contrato que el vendedor paga a la administración por el cierre y el traspaso de las acciones.',
      'Pida la lista de cargos antes de firmar, y cuáles se devuelven si la junta dice que no.',
    ],
    script:
      'Envíeme su lista de cargos para una venta, por favor. ¿Cuáles paga el vendedor por costumbre en este edificio?',
  },
  optional: {
    title: 'Elija usted los extras',
    atStake: (amount) =>
      `${amount}: los extras de los que puede prescindir, a su precio típico. Lo que le protege no está entre ellos.`,
    keep: {
      home: 'Conserve lo que le protege: la inspección general y, en la mayoría de los casos, la póliza de título del propietario.',
      shares: 'Conserve lo que le protege: la inspección.',
    },
    tests:
      'Encargue las pruebas que van más allá de la inspección general cuando su informe, o la edad de esa parte, dé motivo.',
    testsOfNew: 'Encargue las pruebas que van más allá de la inspección general cuando su informe dé motivo.',
    warranty:
      'Pida al vendedor la garantía de la vivienda: es el extra que los vendedores regalan con más facilidad.',
    drop: 'Quite lo que solo da comodidad, o pida al vendedor que lo pague.',
    bundle: 'Encargue las inspecciones a una sola empresa y pida el precio del paquete.',
    script: null,
  },
  rest: {
    title: 'Pregunte por los cargos pequeños',
    atStake: (amount) => `${amount}: de lo típico de los demás cargos negociables hasta el extremo bajo.`,
    steps: [
      'Pregunte qué paga cada cargo y quién lo exige.',
      'Haga quitar los repetidos: dos mensajerías, dos transferencias, dos cargos por documentos.',
    ],
    compare:
      'Cuando llegue la declaración de cierre, compárela con la estimación del préstamo y pregunte por cada línea nueva.',
    compareDated: (date) =>
      `Cuando llegue la declaración de cierre, a más tardar el ${date}, compárela con la estimación del préstamo y pregunte por cada línea nueva.`,
    compareStatement:
      'Cuando llegue el estado de liquidación, compárelo con las cotizaciones y pregunte por cada línea nueva.',
    script:
      '¿Cuáles de estos cargos los exige mi prestamista o la ley, y cuáles son suyos? Quite los suyos, por favor, o inclúyalos en sus honorarios.',
    cashScript:
      '¿Cuáles de estos cargos los exige la ley y cuáles son suyos? Quite los suyos, por favor, o inclúyalos en sus honorarios.',
  },
  closingDay: {
    title: 'Elija el día del cierre',
    atStake: (amount) =>
      `${amount}: el interés desde el día del cierre hasta fin de mes. Un día más tarde baja el efectivo que usted lleva, no lo que el préstamo cuesta a la larga.`,
    steps: [
      'Cierre en los últimos días del mes si el efectivo está justo.',
      'No elija el último día: un retraso costaría más que el interés.',
    ],
    script: null,
  },
};
