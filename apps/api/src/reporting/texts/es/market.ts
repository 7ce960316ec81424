import type { market as english } from '../en/market.js';

export const market: typeof english = {
  title: 'Análisis del mercado',
  introduction: (state) =>
    `Qué determina los precios de un cierre en ${state}: qué parte fija la ley, qué parte el mercado y quién paga por costumbre. Son datos sobre los costos, no un pronóstico de precios.`,
  statutory: {
    label: 'Fijado por ley o tarifa',
    explanation: (share) =>
      `Impuestos, inscripción y lo que fija una tarifa: el ${share} de sus costos de cierre. Son iguales con cualquier proveedor; dedique su esfuerzo al resto.`,
  },
  market: {
    label: 'Fijado por el mercado',
    rest: 'El resto de sus costos de cierre, que fijan los proveedores y lo que usted elija. Aquí es donde vale la pena comparar cotizaciones.',
    all: 'Todos sus costos de cierre los fijan los proveedores y lo que usted elija. Aquí es donde vale la pena comparar cotizaciones.',
  },
  shareOfPrice: {
    label: 'Cargos en relación con el precio',
    explanation: (typical, price) => `${typical} de cargos hasta el cierre sobre un precio de ${price}.`,
  },
  transferTax: {
    label: 'Impuesto a la transferencia',
    none: 'No existe en este estado',
    noneExplanation: 'El estado no cobra impuesto por transferir la escritura.',
    some: (payer) => `Se cobra; ${payer} por ley o costumbre`,
    someExplanation:
      'Es la costumbre del estado en su conjunto; las tasas, quién paga y las exenciones cambian según el lugar y el comprador.',
    ofThisPurchase: {
      none: 'En esta compra no se debe.',
      buyer: (yours) => `En esta compra lo paga usted: ${yours}.`,
      seller: (sellers) => `En esta compra lo paga el vendedor: ${sellers}.`,
      both: (yours, sellers) => `En esta compra, ${yours} le tocan a usted y ${sellers} al vendedor.`,
    },
    payer: {
      buyer: 'suele pagarlo el comprador',
      seller: 'suele pagarlo el vendedor',
      split: 'suelen compartirlo comprador y vendedor',
      unknown: 'quién paga depende del lugar y del contrato',
    },
  },
  titleRegulation: {
    label: 'Tarifas del seguro de título',
    promulgated: 'Las fija el estado',
    filed: 'Cada aseguradora las registra ante el estado',
    'file-and-use': 'Cada aseguradora las registra y las aplica enseguida',
    unregulated: 'No están reguladas',
    guaranty: (provider) => `No hay seguro: los títulos los garantiza ${provider}`,
    explanation: {
      promulgated:
        'Todas las compañías cobran la misma prima por la misma póliza. Lo que varía es lo de alrededor: cierre, depósito en garantía, mensajería.',
      filed:
        'Cada aseguradora debe cobrar lo que registró, pero no todas registraron lo mismo: vale la pena llamar a una segunda compañía.',
      'file-and-use':
        'Cada aseguradora registra sus propias tarifas y puede cambiarlas: vale la pena llamar a dos o tres compañías.',
      unregulated:
        'Las primas compiten libremente. Pida a tres compañías o más una cotización con todo incluido.',
      guaranty:
        'El programa del estado cobra a todos lo mismo por su certificado; compare lo que cobra alrededor el abogado o quien prepara el resumen del título.',
    },
  },
  ownerPolicy: {
    label: 'Póliza de título del propietario',
    buyer: 'Suele pagarla el comprador',
    seller: 'Suele pagarla el vendedor',
    split: 'Suele compartirse',
    'varies-by-county': 'Cambia de un condado a otro',
    negotiable: 'Se decide en el contrato',
    explanation: 'Es costumbre, no ley: su contrato de compra decide quién paga.',
  },
  propertyTax: {
    label: 'Impuesto a la propiedad',
    value: (rate) => `Cerca del ${rate} del valor al año`,
    explanation: (rate, price, amount) =>
      `Al ${rate}, un valor de ${price} daría unos ${amount} al año. Pregunte al tasador local la tasa de esta parcela.`,
    newBuyer: 'La tasa indicada es la de un comprador nuevo; el dueño actual puede pagar menos.',
    sittingOwners:
      'La tasa es un promedio estatal de los dueños actuales, cuyas facturas suelen estar reducidas por topes y exenciones.',
    owners: (county) =>
      `Proviene de la mediana que pagan los propietarios ${county}, cuyas facturas suelen estar reducidas por topes y exenciones.`,
    lowerBound:
      'Es un límite inferior: la encuesta no publica una mediana del impuesto superior a $10,000 al año.',
    newBuyerHere: 'Se eleva para un dueño nuevo, como en todo el estado; el dueño actual puede pagar menos.',
    notResidence: 'Es la tasa de una vivienda que no es la residencia de su dueño.',
    ofUse: {
      same: 'Por ley este tipo de propiedad paga la tasa de las viviendas, sin sus rebajas.',
      times: (times) =>
        `Por ley este tipo de propiedad paga ${times} veces lo que una vivienda; la tasa indicada ya lo incluye.`,
      itsOwn: 'La ley fija esta tasa para este tipo de propiedad.',
      between: 'La ley solo fija límites para este tipo de propiedad: la tasa es el punto medio.',
      unknown:
        'Es la tasa de las viviendas: no se pudo determinar lo que paga aquí este tipo de propiedad, que puede ser más. Pida al tasador local su clase fiscal y su último recibo.',
      residents:
        'Incluye las rebajas de quien vive en su vivienda, que no son suyas: su impuesto puede ser mayor, y no se pudo determinar cuánto.',
      farm: 'La tierra agrícola suele pagar según lo que produce, que el precio no dice: la tasa es el punto medio entre el impuesto de una vivienda sola y el de todo el precio.',
    },
    reassessed:
      'Aquí la venta da lugar a una nueva valuación: no se guíe por la última factura del vendedor.',
    notReassessed: 'Aquí la venta por sí sola no da lugar a una nueva valuación.',
    paidIn: {
      arrears:
        'El impuesto se paga vencido: el vendedor por lo general le acredita lo que corresponde a los días antes del cierre.',
      advance:
        'El impuesto se paga por adelantado: usted por lo general devuelve al vendedor lo que corresponde a los días después del cierre.',
      mixed: 'Una parte se paga vencida y otra por adelantado; pregunte cómo se divide en el cierre.',
    },
    onThatDay: {
      credited:
        'En este día de cierre el vendedor todavía debe el impuesto de los días anteriores, y se lo acredita.',
      repaid:
        'En este día de cierre el vendedor ya pagó por adelantado: usted le devuelve el impuesto de los días posteriores.',
      both: 'En este día de cierre una parte ya está pagada y otra se debe todavía: usted devuelve la primera y el vendedor le acredita la segunda.',
    },
  },
  insurance: {
    label: 'Seguro de vivienda',
    value: (typical) => `Unos ${typical} al año`,
    range: (low, high) => `Para una vivienda como esta, de ${low} a ${high} al año.`,
    explanation:
      'Es una estimación, no una cotización: cambia con la edad del techo, los riesgos del lugar y el deducible. Pida cotizaciones antes de que termine el plazo de inspección.',
    explanationOfNew:
      'Es una estimación, no una cotización: cambia con la manera de construir, los riesgos del lugar y el deducible. Pida cotizaciones en cuanto firme el contrato.',
  },
};
