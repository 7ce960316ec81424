// Generated from the closing-cost engine by scripts/sample-estimate.mjs.
/** The $450,000 Houston sample, fee by fee, if the seller pays the buyer’s agent. */
export const sample = {
  cash: {
    closingCostsCents: 2084881,
    closingCostsFinancedCents: 759938,
    downPaymentCents: 1575000,
    cashToCloseCents: 2899943,
  },
  required: [
    {
      name: 'Tasación (avalúo)',
      lowCents: 45000,
      typicalCents: 62500,
      highCents: 100000,
    },
    {
      name: 'Reinspección de la tasación (Formulario 1004D)',
      lowCents: 0,
      typicalCents: 0,
      highCents: 30000,
    },
    {
      name: 'Informe de crédito',
      lowCents: 4000,
      typicalCents: 9000,
      highCents: 20000,
    },
    {
      name: 'Determinación de zona de inundación',
      lowCents: 1000,
      typicalCents: 2000,
      highCents: 3500,
    },
    {
      name: 'Cargo por seguimiento de impuestos',
      lowCents: 5000,
      typicalCents: 8500,
      highCents: 12000,
    },
    {
      name: 'Prima inicial del seguro hipotecario FHA',
      lowCents: 759938,
      typicalCents: 759938,
      highCents: 759938,
    },
    {
      name: 'Endosos de la póliza de título',
      lowCents: 5000,
      typicalCents: 15000,
      highCents: 50000,
    },
    {
      name: 'Certificado de impuestos y gravámenes municipales',
      lowCents: 5000,
      typicalCents: 6500,
      highCents: 8500,
    },
    {
      name: 'Póliza de seguro de título del prestamista',
      lowCents: 10000,
      typicalCents: 10000,
      highCents: 10000,
    },
    {
      name: 'Inscripción de la escritura',
      lowCents: 2900,
      typicalCents: 3300,
      highCents: 4100,
    },
    {
      name: 'Inscripción de la hipoteca',
      lowCents: 6900,
      typicalCents: 10200,
      highCents: 14100,
    },
    {
      name: 'Intereses prepagados hasta fin de mes',
      lowCents: 6543,
      typicalCents: 131465,
      highCents: 276611,
    },
    {
      name: 'Seguro de vivienda, primer año',
      lowCents: 342000,
      typicalCents: 456000,
      highCents: 684000,
    },
    {
      name: 'Seguro de inundación, primer año (solo en zona de alto riesgo)',
      lowCents: 0,
      typicalCents: 0,
      highCents: 450000,
    },
    {
      name: 'Impuesto a la propiedad por pagar en el cierre',
      lowCents: 0,
      typicalCents: 0,
      highCents: 912938,
    },
    {
      name: 'Seguro hipotecario pagado por adelantado',
      lowCents: 0,
      typicalCents: 19903,
      highCents: 39806,
    },
    {
      name: 'Depósito inicial en garantía: seguro de vivienda',
      lowCents: 76000,
      typicalCents: 114000,
      highCents: 114000,
    },
    {
      name: 'Depósito inicial en garantía: impuesto a la propiedad',
      lowCents: 115931,
      typicalCents: 154575,
      highCents: 228235,
    },
    {
      name: 'Depósito en garantía para el seguro hipotecario (solo si su prestamista lo pide)',
      lowCents: 0,
      typicalCents: 0,
      highCents: 39806,
    },
  ],
  negotiable: [
    {
      name: 'Cargo del prestamista por originación y evaluación',
      lowCents: 100000,
      typicalCents: 150000,
      highCents: 200000,
      whoToContact: 'Su oficial de préstamos',
      whatToAskFor:
        'Pida a tres prestamistas un solo precio por originación, solicitud, procesamiento y evaluación (underwriting), sin puntos, y que el suyo iguale el más bajo. Si el cargo se mantiene, pida un crédito del prestamista por el mismo monto.',
    },
    {
      name: 'Preparación de documentos y registro del préstamo',
      lowCents: 0,
      typicalCents: 5000,
      highCents: 40000,
      whoToContact: 'Su prestamista',
      whatToAskFor:
        'Pida que eliminen la preparación de documentos; imprimir sus propios formularios es parte del trabajo del prestamista. Si se mantiene, pida que resten ese monto del cargo por procesamiento.',
    },
    {
      name: 'Búsqueda y examen del título',
      lowCents: 0,
      typicalCents: 0,
      highCents: 50000,
      whoToContact: 'La compañía de títulos o el abogado del cierre',
      whatToAskFor:
        'Pregunte si ya está incluida en la prima del título o en los honorarios del abogado; si lo está, pida quitarla. Si se cobra aparte, compare el total de otra compañía.',
    },
    {
      name: 'Compromiso de título y carta de protección del cierre',
      lowCents: 0,
      typicalCents: 0,
      highCents: 15000,
      whoToContact: 'La compañía de títulos',
      whatToAskFor:
        'Pida que no cobren el compromiso si compra la póliza allí, y la carta solo si el prestamista la exige. Si ambos se mantienen, pida que el vendedor pague el compromiso.',
    },
    {
      name: 'Levantamiento topográfico (survey)',
      lowCents: 45000,
      typicalCents: 60000,
      highCents: 80000,
      whoToContact: 'Un agrimensor con licencia',
      whatToAskFor:
        'Pida al vendedor el plano existente con el Formulario T-47, la declaración jurada de que no hubo cambios, antes de encargar uno nuevo. Si hace falta uno nuevo, pida dos precios o que el contrato lo ponga a cargo del vendedor.',
    },
    {
      name: 'Notario o firma a domicilio',
      lowCents: 0,
      typicalCents: 2500,
      highCents: 20000,
      whoToContact: 'El agente de cierre',
      whatToAskFor:
        'Pida firmar en la oficina en horario laboral, sin cargo de notario. Si deben ir a su casa, pida el precio antes de reservar.',
    },
    {
      name: 'Mensajería, transferencia, registro electrónico y copias',
      lowCents: 2000,
      typicalCents: 7500,
      highCents: 15000,
      whoToContact: 'El agente de cierre',
      whatToAskFor:
        'Pida el costo real de cada concepto y que quiten la mensajería o la transferencia si aparecen dos veces. Si se niegan, pida un solo monto fijo por todo.',
    },
    {
      name: 'Honorarios de cierre',
      lowCents: 35000,
      typicalCents: 57500,
      highCents: 80000,
      whoToContact: 'Una compañía de títulos',
      whatToAskFor:
        'Pida a dos compañías de títulos el total del cierre con todo incluido. Pida por separado el precio de la parte del prestamista. Si no bajan el precio, revise que el contrato deje al vendedor el cargo de su propia parte, como es costumbre.',
    },
    {
      name: 'Cargo administrativo de la inmobiliaria',
      lowCents: 0,
      typicalCents: 39500,
      highCents: 79500,
      whoToContact: 'La inmobiliaria de su agente',
      whatToAskFor:
        'Pida quitarlo de su contrato: se cobra además de la comisión. Si se mantiene, pida a su agente que lo descuente de su comisión.',
    },
  ],
  optional: [
    {
      name: 'Extensión de la tasa fijada (solo si el cierre se retrasa)',
      lowCents: 0,
      typicalCents: 0,
      highCents: 217125,
    },
    {
      name: 'Puntos de descuento',
      lowCents: 0,
      typicalCents: 0,
      highCents: 1302750,
    },
    {
      name: 'Comisión del agente hipotecario (solo si usted le paga)',
      lowCents: 0,
      typicalCents: 0,
      highCents: 1194188,
    },
    {
      name: 'Su propio abogado, además del agente de cierre',
      lowCents: 0,
      typicalCents: 0,
      highCents: 400000,
    },
    {
      name: 'Inspección de termitas y plagas',
      lowCents: 7500,
      typicalCents: 12500,
      highCents: 25000,
    },
    {
      name: 'Inspección general de la vivienda',
      lowCents: 30000,
      typicalCents: 40000,
      highCents: 70000,
    },
    {
      name: 'Prueba de radón',
      lowCents: 10000,
      typicalCents: 15000,
      highCents: 25000,
    },
    {
      name: 'Inspección del alcantarillado con cámara',
      lowCents: 10000,
      typicalCents: 17500,
      highCents: 35000,
    },
    {
      name: 'Prueba de pozo y de agua (solo con pozo privado)',
      lowCents: 0,
      typicalCents: 0,
      highCents: 60000,
    },
    {
      name: 'Inspección del tanque séptico (solo si lo hay)',
      lowCents: 0,
      typicalCents: 0,
      highCents: 80000,
    },
    {
      name: 'Inspección del techo',
      lowCents: 12500,
      typicalCents: 25000,
      highCents: 50000,
    },
    {
      name: 'Ingeniero estructural',
      lowCents: 0,
      typicalCents: 0,
      highCents: 120000,
    },
    {
      name: 'Inspección de calefacción, aire y chimenea',
      lowCents: 10000,
      typicalCents: 20000,
      highCents: 50000,
    },
    {
      name: 'Pruebas de plomo, asbesto y moho (sobre todo en casas anteriores a 1978)',
      lowCents: 0,
      typicalCents: 0,
      highCents: 90000,
    },
    {
      name: 'Garantía de la vivienda',
      lowCents: 35000,
      typicalCents: 60000,
      highCents: 90000,
    },
    {
      name: 'Cargos de una asociación (solo si la hay)',
      lowCents: 0,
      typicalCents: 0,
      highCents: 747500,
    },
    {
      name: 'Mudanza',
      lowCents: 40000,
      typicalCents: 150000,
      highCents: 600000,
    },
    {
      name: 'Depósitos de servicios, cerraduras y primeras reparaciones',
      lowCents: 20000,
      typicalCents: 60000,
      highCents: 300000,
    },
  ],
} as const;
