import type { ScriptName, Spoken } from '../en/scripts.js';

type Words = Readonly<{ say: (spoken: Spoken) => string; ifNo: (spoken: Spoken) => string }>;

const orNothing = (low: string | null): string =>
  low ? `hay quien cobra ${low}` : 'hay quien no cobra nada';

const noDiscount = (isShared: boolean): string =>
  isShared
    ? 'Entonces, ¿qué descuentos tiene su lista de tarifas y cuáles valen para esta venta? Si no hay ninguno, compararé su total con el de otra compañía.'
    : 'Entonces, ¿qué descuentos tiene su lista de tarifas y cuáles valen para esta venta? Si no hay ninguno, pediré al vendedor que pague la mitad.';

export const scripts: Readonly<Record<ScriptName, Words>> = {
  origination: {
    say: ({ amount, low }) =>
      `Estoy comparando tres prestamistas antes de elegir. Por preparar y evaluar el préstamo espero unos ${amount}, y ${orNothing(low)}. Con la misma tasa y sin puntos, ¿qué es lo más bajo que puede poner en una nueva estimación del préstamo?`,
    ifNo: () =>
      'Entonces deje el cargo y deme un crédito del prestamista por el mismo monto. Si eso sube la tasa, muéstreme las dos versiones lado a lado y decido hoy mismo.',
  },
  originationVa: {
    say: ({ amount, low }) =>
      `Voy a usar un préstamo VA y comparo tres prestamistas. Por preparar y evaluar el préstamo espero unos ${amount}, y ${orNothing(low)}. Si usted cobra el 1 por ciento fijo que permite el VA, ese cargo sustituye también al de procesamiento y al de documentos. ¿Cuál es su total?`,
    ifNo: () =>
      'Entonces compénselo con un crédito en la tasa y muéstreme el préstamo con crédito y sin crédito. Me quedo con el prestamista del total más bajo.',
  },
  originationBusiness: {
    say: ({ amount }) =>
      `Voy a mostrar su propuesta a otro banco. Su cargo por otorgar el préstamo es de unos ${amount}. ¿Cuánto sería si paso a su banco las cuentas del negocio, y puede poner todos los demás cargos en la propuesta?`,
    ifNo: () => 'Entonces necesito recuperarlo en la tasa. ¿Qué tasa me ofrece si el cargo queda como está?',
  },
  lenderDocuments: {
    say: ({ amount }) =>
      `En la estimación hay unos ${amount} por preparar documentos y registrar el préstamo. Imprimir sus propios formularios es parte de dar un préstamo; le pido que lo quite.`,
    ifNo: () =>
      'Entonces reste el mismo monto del cargo de procesamiento, para que su total no suba por eso.',
  },
  broker: {
    say: ({ amount }) =>
      `¿Quién le paga a usted en este préstamo, el prestamista o yo? No pueden ser los dos. Si soy yo, cuento con no más de ${amount}. Muéstreme el mismo préstamo de las dos maneras, por favor.`,
    ifNo: () => 'Entonces pediré el mismo préstamo a un prestamista directo y mañana comparo los totales.',
  },
  titleSearch: {
    say: ({ amount }) =>
      `¿La búsqueda del título ya está en la prima o en los honorarios del abogado? Si se cobra aparte, espero unos ${amount}. ¿Cuál es su total por la búsqueda, las pólizas y el cierre juntos?`,
    ifNo: () =>
      'Entonces dígame, por favor, cuántos años abarca la búsqueda y cuándo se hizo la última. Si puede actualizar la anterior, yo pagaría solo la actualización.',
  },
  titleSearchIncluded: {
    say: ({ state }) =>
      `En ${state} la búsqueda del título suele estar incluida en otro cargo, así que no cuento con pagarla aparte. ¿Me lo confirma por correo electrónico?`,
    ifNo: () => 'Entonces dígame qué paga que no cubran los otros cargos y réstelo de uno de ellos.',
  },
  titleCommitment: {
    say: ({ amount }) =>
      `Estoy por encargarle la póliza a usted. ¿Puede quitar el cargo por el compromiso de título, unos ${amount} junto con la carta de protección del cierre, y emitir la carta solo si mi prestamista la pide?`,
    ifNo: () =>
      'Entonces pediré al vendedor que asuma el compromiso. ¿Cuál es su total con todo incluido, para compararlo con otra compañía?',
  },
  titleCommitmentCash: {
    say: ({ amount }) =>
      `Estoy por encargarle la póliza a usted. ¿Puede quitar el cargo de unos ${amount} por el compromiso de título?`,
    ifNo: () =>
      'Entonces pediré al vendedor que asuma el compromiso. ¿Cuál es su total con todo incluido, para compararlo con otra compañía?',
  },
  titleCommitmentIncluded: {
    say: ({ state }) =>
      `En ${state} no espero un cargo aparte por el compromiso de título. ¿Me confirma por correo electrónico que no lo habrá?`,
    ifNo: () =>
      'Entonces muéstreme la tarifa registrada que lo permite y haré la misma pregunta a otra compañía.',
  },
  survey: {
    say: ({ amount }) =>
      `¿Usted, o alguien cuyos archivos conserve, ya midió este lote? Una actualización debería costar menos que los ${amount} que espero por un levantamiento nuevo. ¿Cuánto cobra por cada cosa y para cuándo lo tendría?`,
    ifNo: () =>
      'Entonces, ¿cuánto cobraría si no es urgente? Mientras tanto pediré al vendedor el plano anterior y una declaración de que nada ha cambiado.',
  },
  surveyNotUsual: {
    say: ({ state }) =>
      `En ${state} los compradores rara vez pagan un levantamiento nuevo. ¿Me confirma que nadie encargará uno a mi cargo sin preguntarme antes?`,
    ifNo: () =>
      'Entonces dígame quién lo exige y por qué. Pediré al vendedor un plano existente antes de que alguien encargue uno nuevo.',
  },
  notary: {
    say: ({ amount }) =>
      `¿Puedo firmar en su oficina en horario laboral, sin cargo de notario? Prefiero no pagar unos ${amount} para que alguien venga a mi casa.`,
    ifNo: () =>
      'Entonces dígame el precio antes de reservar a nadie, y si sirve un notario de mi propio banco.',
  },
  smallCosts: {
    say: ({ amount }) =>
      `La mensajería, la transferencia, el registro electrónico y las copias suman unos ${amount}. ¿Cuánto le cuesta de verdad cada cosa y cuáles aparecen dos veces? A mí me puede enviar todo por correo electrónico.`,
    ifNo: ({ low }) =>
      low
        ? `Entonces pongamos por escrito un solo monto fijo por todo. Yo pienso en ${low}.`
        : 'Entonces pongamos por escrito un solo monto fijo por todo, y que no cambie en el cierre.',
  },
  closingAttorney: {
    say: ({ amount }) =>
      `Busco un abogado para un cierre por ${amount} o menos, como tarifa fija que incluya la revisión del título, los documentos y el manejo del dinero. ¿Es lo que usted cobra, y qué se agregaría?`,
    ifNo: () =>
      'Entiendo. Entonces haga que su cifra sea la final: nada más por documentos, copias, correos o una segunda visita. Así se lo confirmaría hoy mismo.',
  },
  attorneyOfShares: {
    say: ({ amount }) =>
      `Compro en una cooperativa y busco un abogado por ${amount} o menos, como tarifa fija que incluya el contrato, los libros del edificio, el paquete para la junta y el cierre. ¿Es lo que usted cobra, y qué se agregaría?`,
    ifNo: () =>
      'Entiendo. Entonces haga que su cifra sea la final: nada más por documentos, copias, correos o una segunda visita. Así se lo confirmaría hoy mismo.',
  },
  escrow: {
    say: ({ amount, price }) =>
      `¿Cuál es el cargo de escrow completo en su lista de tarifas para una venta de ${price}, y qué parte me toca? Cuento con unos ${amount}. ¿Cuánto agregan los documentos del préstamo?`,
    ifNo: ({ isShared }) => noDiscount(isShared),
  },
  escrowCash: {
    say: ({ amount, price }) =>
      `¿Cuál es el cargo de escrow completo en su lista de tarifas para una venta de ${price}, y qué parte me toca? Cuento con unos ${amount}, y no hay préstamo.`,
    ifNo: ({ isShared }) => noDiscount(isShared),
  },
  settlement: {
    say: ({ amount }) =>
      `Deme el cierre en una sola cifra, por favor: sus honorarios, los documentos, la mensajería y las transferencias. Cuento con unos ${amount} por sus honorarios. ¿Qué incluyen y qué agregaría usted?`,
    ifNo: () =>
      'Entonces acepto sus honorarios como están si incluyen todos los cargos pequeños. ¿Puede ponerlo así en la cotización?',
  },
  agentPaidBySeller: {
    say: () =>
      'Nuestro contrato por escrito debe nombrar su comisión antes de que visitemos una casa, y ninguna ley ni regla del mercado la fija. Quisiera que la oferta pida al vendedor que la pague. ¿Podemos escribir que yo no debo nada más allá de lo que pague el vendedor?',
    ifNo: () =>
      'Entonces acordemos hoy lo máximo que yo pagaría si el vendedor paga menos: un monto en dólares, no un porcentaje, y que quede en el contrato.',
  },
  agentPaidByBuyer: {
    say: ({ amount, low }) =>
      `Con este precio su comisión es de unos ${amount}. La acordamos usted y yo: no la fija ninguna ley ni regla del mercado. ${low ? `¿Haría esta compra por ${low}` : '¿Haría esta compra por menos'}, y pedirá la oferta que la pague el vendedor?`,
    ifNo: () =>
      'Entonces un monto fijo en lugar de un porcentaje, o que me devuelva una parte en el cierre donde lo permitan la ley del estado y mi prestamista. ¿Cuál de las dos prefiere?',
  },
  agentForBusiness: {
    say: () =>
      '¿Quién le paga a usted en esta venta, y cuánto? Quisiera que pague el vendedor y que nuestro contrato diga que yo no debo nada más allá de lo que él pague.',
    ifNo: () =>
      'Entonces acordemos lo máximo que yo pagaría si el vendedor paga menos: un monto en dólares, por escrito, antes de presentar la oferta.',
  },
  agentForBusinessPaidByBuyer: {
    say: ({ amount, low }) =>
      `Con este precio su comisión es de unos ${amount}. ${low ? `¿Haría esta compra por ${low}` : '¿Haría esta compra por menos'}, y pedirá la oferta que la pague el vendedor?`,
    ifNo: () => 'Entonces pongamos un monto fijo que se pague solo si la venta cierra. ¿Qué monto aceptaría?',
  },
  brokerage: {
    say: ({ amount }) =>
      `Su agencia agrega a la comisión unos ${amount} como cargo administrativo. Quisiera que se quite de nuestro contrato antes de firmarlo.`,
    ifNo: () =>
      'Entonces descuéntelo de la comisión, por favor, para que yo pague un solo monto por su trabajo y no dos.',
  },
  builder: {
    say: ({ amount }) =>
      `¿Qué paga su cargo de cierre de unos ${amount}? Ya le estoy comprando la casa, así que quisiera que se quite del contrato.`,
    ifNo: () =>
      'Entonces deme el mismo monto como crédito para mis costos de cierre. ¿Y cuánto agrega si tomo el prestamista de ustedes, para compararlo con la oferta de otro?',
  },
  liensOnShares: {
    say: ({ amount }) =>
      `Necesito una sola búsqueda de gravámenes y sentencias que abarque al vendedor, a la corporación y a mí. Espero unos ${amount}. ¿Es su precio por los tres?`,
    ifNo: () =>
      'Entonces, ¿cuánto costaría una póliza sobre el arrendamiento de la unidad con la búsqueda incluida? Compararía las dos.',
  },
  other: {
    say: ({ name, amount }) =>
      `Quisiera entender un cargo: ${name}. Espero unos ${amount}. ¿Quién lo exige y puedo elegir otro proveedor?`,
    ifNo: () =>
      'Entonces envíeme la factura con las cifras del cierre, por favor, para que yo pague el costo real y nada más.',
  },
  unexpected: {
    say: ({ name }) =>
      `Hay un cargo que no espero pagar: ${name}. ¿Me confirma por correo electrónico que no aparecerá en mis documentos de cierre?`,
    ifNo: () => 'Entonces dígame quién lo exige y qué paga, antes de que alguien lo encargue.',
  },
};
