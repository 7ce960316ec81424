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
      `Hasta ${amount}: sus cargos obligatorios y negociables, dentro del límite del ${percent} del precio (${cap}) para su préstamo.`,
    besideFinanced: (amount) => `Lo que se suma a su préstamo, ${amount}, no está entre ellos.`,
    open: (amount) => `Hasta ${amount}: sus cargos obligatorios y negociables.`,
    steps: [
      'Fíjese cuánto tiempo lleva en venta la propiedad: cuanto más, mejor para usted.',
      'Ponga el crédito en la oferta como monto en dólares, para los costos de cierre y pagos anticipados del comprador.',
      'Pida al prestamista el límite por escrito; lo que pase de sus costos reales se pierde.',
    ],
    script: (amount) =>
      `Ofrecemos el precio que usted pide, con un crédito de ${amount} para los costos de cierre y pagos anticipados del comprador.`,
  },
  lenders: {
    title: 'Haga competir a tres prestamistas',
    atStake: (amount) => `${amount}: lo típico menos el extremo bajo de los cargos propios del prestamista.`,
    steps: [
      'Solicite el préstamo a tres prestamistas en 14 días, para que las consultas de crédito cuenten como una.',
      'Compare la sección A y la tasa con el mismo plazo de bloqueo y los mismos puntos.',
      'Envíe la mejor estimación a los demás y pídales que la mejoren por escrito.',
    ],
    script:
      'Esta es la mejor estimación que tengo. ¿Puede mejorar su sección A con la misma tasa y los mismos puntos?',
  },
  titleAndSettlement: {
    title: 'Cotice el título, el cierre y el plano',
    atStake: (amount) => `${amount}: lo típico menos el extremo bajo de estos cargos.`,
    steps: [
      'Tome la lista de proveedores del prestamista como punto de partida, no como límite: en la sección C puede elegir otros.',
      'Pida a dos o tres compañías una sola cifra por escrito que lo cubra todo.',
      'Pida por su nombre la tarifa de reemisión, la tarifa simultánea y el uso del plano existente.',
    ],
    cashSteps: [
      'Pida a dos o tres compañías una sola cifra por escrito que lo cubra todo.',
      'Pida por su nombre la tarifa de reemisión y el uso del plano existente.',
    ],
    script:
      'Cotíceme todo en una sola cifra, por favor, y dígame qué descuentos corresponden a esta propiedad.',
  },
  closingOfShares: {
    title: 'Cotice el cierre y la búsqueda de gravámenes',
    atStake: (amount) => `${amount}: lo típico menos el extremo bajo de estos cargos.`,
    steps: [
      'Tome la lista de proveedores del prestamista como punto de partida, no como límite: a su abogado lo elige usted.',
      'Pida a dos o tres abogados una sola cifra por escrito que lo cubra todo.',
      'Pregunte quién encarga la búsqueda de gravámenes y pida una sola del vendedor, la corporación y usted.',
    ],
    cashSteps: [
      'Pida a dos o tres abogados una sola cifra por escrito que lo cubra todo.',
      'Pregunte quién encarga la búsqueda de gravámenes y pida una sola del vendedor, la corporación y usted.',
    ],
    script: 'Cotíceme todo en una sola cifra, por favor, con la búsqueda de gravámenes incluida.',
  },
  agent: {
    title: 'Acuerde el pago de su agente antes de la oferta',
    atStake: (amount) => `${amount}: lo que cobran su agente y su agencia, si el vendedor lo asume.`,
    steps: [
      'Lea su contrato de comprador: lo que cobra el agente se puede negociar hasta que usted firme.',
      'Pida en la oferta que el vendedor lo cubra.',
      'Pida a la agencia que elimine los cargos de transacción o de administración.',
    ],
    script: '¿Qué pago aceptaría usted si el vendedor cubre menos de lo que dice el contrato?',
  },
  transferTax: {
    title: 'Deje escrito en el contrato quién paga los impuestos de transferencia',
    atStake: (amount) =>
      `${amount}: los impuestos de transferencia que le tocan a usted por ley o por costumbre.`,
    steps: [
      'Pregunte al agente de cierre si la ley de aquí permite que el contrato reparta el impuesto de otro modo.',
      'Si lo permite, pida al vendedor la mitad, o todo a cambio de otro punto de la oferta.',
      'Revise las exenciones, como las de primera vivienda, antes de firmar.',
    ],
    script: null,
  },
  insurance: {
    title: 'Compare el seguro de vivienda',
    atStake: (amount) => `${amount}: lo típico menos el extremo bajo de la primera prima.`,
    steps: [
      'Pida tres cotizaciones con la misma cobertura y el mismo deducible en cuanto acepten su oferta.',
      'Pregunte por viento, inundación y terremoto: muchas veces van aparte.',
      'Pregunte cuánto ahorraría con un techo nuevo, una alarma o el seguro del auto en la misma compañía.',
    ],
    script: null,
  },
  optional: {
    title: 'Elija usted los extras',
    atStake: (amount) => `${amount}: lo opcional a su precio típico.`,
    steps: [
      'Conserve lo que le protege: las inspecciones y, en la mayoría de los casos, la póliza de título del propietario.',
      'Quite lo que solo da comodidad, o pida al vendedor que lo pague.',
      'Junte las inspecciones con una sola empresa y pida un precio por el paquete.',
    ],
    keepForShares: 'Conserve lo que le protege: la inspección.',
    script: null,
  },
  rest: {
    title: 'Pregunte por los cargos pequeños',
    atStake: (amount) => `${amount}: lo típico menos el extremo bajo de los demás cargos negociables.`,
    steps: [
      'Pregunte qué paga cada cargo y quién lo exige.',
      'Pida que se quiten los repetidos: dos mensajerías, dos transferencias, dos cargos por documentos.',
      'Compare línea por línea la declaración de cierre con la estimación del préstamo.',
    ],
    script: '¿Cuáles de estos cargos los exige mi prestamista o la ley, y cuáles son suyos?',
  },
  closingDay: {
    title: 'Elija el día del cierre',
    atStake: (amount) =>
      `${amount}: el interés desde el día del cierre hasta fin de mes. Baja el efectivo que usted lleva, no lo que el préstamo cuesta a la larga.`,
    steps: [
      'Cierre en los últimos días del mes si el efectivo está justo.',
      'No elija el último día: un retraso costaría más que el interés.',
    ],
    script: null,
  },
};
