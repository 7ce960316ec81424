import type { timeline as english } from '../en/timeline.js';

const steps: (typeof english)['steps'] = {
  offer: {
    when: 'Antes de la oferta',
    title: 'Prepárese',
    text: 'Compare tres prestamistas, consiga una preaprobación y decida qué crédito pedirá al vendedor.',
    rule: null,
  },
  application: {
    when: 'Dentro de 3 días hábiles después de la solicitud',
    title: 'Llega la estimación del préstamo',
    text: 'Cada prestamista debe enviarla en los 3 días hábiles siguientes a la solicitud. Compare sus secciones A a H con este informe. Antes de que usted decida seguir, solo se le puede cobrar el informe de crédito.',
    rule: '12 CFR 1026.19(e)(1)(iii), (e)(2)(i)',
  },
  providers: {
    when: 'Con la estimación del préstamo',
    title: 'La lista de proveedores',
    text: 'Cuando usted puede elegir un servicio, el prestamista debe darle una lista por escrito. Puede elegir a alguien que no esté en ella.',
    rule: '12 CFR 1026.19(e)(1)(vi)',
  },
  counselors: {
    when: 'Dentro de 3 días hábiles después de la solicitud',
    title: 'La lista de asesores de vivienda',
    text: 'El prestamista debe darle una lista de organizaciones de asesoría de vivienda cercanas. La primera consulta suele ser gratis.',
    rule: '12 CFR 1024.20',
  },
  intent: {
    when: 'Dentro de 10 días hábiles después de la estimación',
    title: 'Diga que quiere seguir',
    text: 'Si no avisa al prestamista en 10 días hábiles, este puede cambiar las condiciones. Pida un bloqueo de tasa que dure más allá del día del cierre.',
    rule: '12 CFR 1026.19(e)(3)(iv)(E)',
  },
  inspection: {
    when: 'En el plazo de inspección de su contrato',
    title: 'Inspeccione, asegure, revise el título',
    text: 'Haga inspeccionar la propiedad, pida cotizaciones de seguro y lea el compromiso de título. Pida reparaciones o un crédito antes de que termine el plazo.',
    rule: null,
  },
  earliest: {
    when: 'Como mínimo 7 días hábiles después de la estimación',
    title: 'El primer día posible de cierre',
    text: 'El préstamo no puede cerrarse antes de 7 días hábiles desde el envío de la estimación.',
    rule: '12 CFR 1026.19(e)(1)(iii)(B)',
  },
  appraisal: {
    when: 'Por lo menos 3 días hábiles antes del cierre',
    title: 'La tasación es suya para leerla',
    text: 'El prestamista debe darle una copia de cada tasación y valuación de una primera hipoteca, sin cobrar por la copia.',
    rule: '12 CFR 1002.14(a)(1), (a)(3)',
  },
  disclosure: {
    when: 'Por lo menos 3 días hábiles antes del cierre',
    title: 'Llega la declaración de cierre',
    text: 'Compárela línea por línea con la estimación. Algunos cargos no pueden subir nada; otros, un 10 por ciento en total. Una tasa porcentual anual equivocada, otro producto de préstamo o una nueva multa por pago anticipado abren otros 3 días hábiles.',
    rule: '12 CFR 1026.19(f)(1)(ii), (f)(2)(ii), (e)(3)',
  },
  walkthrough: {
    when: 'El día antes del cierre',
    title: 'Recorra la propiedad y compruebe la cuenta',
    text: 'Vea la propiedad una vez más. Antes de enviar dinero, llame al agente de cierre a un número que ya conozca: nunca confíe en instrucciones de transferencia que lleguen o cambien por correo electrónico.',
    rule: null,
  },
  closing: {
    when: 'El día del cierre',
    title: 'Firme, pague, reciba las llaves',
    text: 'Lleve una identificación y las cifras finales. Guarde una copia de cada página que firme.',
    rule: null,
  },
  refund: {
    when: 'Dentro de 60 días después del cierre',
    title: 'Devolución de lo cobrado de más',
    text: 'Si los cargos subieron más de lo que permite la ley, el prestamista debe devolver la diferencia en 60 días y corregir los documentos.',
    rule: '12 CFR 1026.19(f)(2)(v)',
  },
  after: {
    when: 'En los primeros meses',
    title: 'Escritura, exenciones, primeras cuentas',
    text: 'Compruebe que la escritura esté registrada, solicite la exención de vivienda principal u otra donde exista, y esté atento a una cuenta de impuestos que le llegue a usted y no al prestamista.',
    rule: null,
  },
  inspectionOfShares: {
    when: 'En el plazo de inspección de su contrato',
    title: 'Inspeccione, asegure, revise las acciones',
    text: 'Haga inspeccionar la vivienda, pida cotizaciones de seguro y lea la búsqueda de gravámenes y los estados financieros del edificio. Pida reparaciones o un crédito antes de que termine el plazo.',
    rule: null,
  },
  board: {
    when: 'En cuanto se apruebe su préstamo, o enseguida si paga de contado',
    title: 'Decide la junta de la cooperativa',
    text: 'Entregue completo el paquete para la junta y prepárese para una entrevista: puede tardar semanas y puede decir que no. Haga que el contrato dependa de su aprobación.',
    rule: null,
  },
  afterShares: {
    when: 'En los primeros meses',
    title: 'Acciones, arrendamiento y primeros recibos',
    text: 'Compruebe que usted o su prestamista tiene el certificado de acciones y el contrato de arrendamiento de la unidad, y pregunte a la administración qué alivios de impuestos llegan a través del mantenimiento.',
    rule: null,
  },
  cashSearch: {
    when: 'En los primeros días',
    title: 'Encargue usted la búsqueda de gravámenes',
    text: 'Ningún prestamista comprueba por usted si las acciones del vendedor están dadas en garantía. Pida pronto la búsqueda sobre el vendedor y la corporación, y lea sus estados financieros.',
    rule: null,
  },
  cashOffer: {
    when: 'Antes de la oferta',
    title: 'Prepárese',
    text: 'Tenga lista la prueba de fondos y decida qué costos debe pagar el vendedor a cambio de un cierre seguro y rápido.',
    rule: null,
  },
  cashTitle: {
    when: 'En la primera semana del contrato',
    title: 'Encargue usted la búsqueda del título',
    text: 'Ningún prestamista revisa el título por usted. Pida pronto el compromiso de título y decida sobre la póliza del propietario.',
    rule: null,
  },
  cashStatement: {
    when: 'Algunos días antes del cierre',
    title: 'Pida el estado de liquidación',
    text: 'La regla de los 3 días de la declaración de cierre protege los préstamos, no las compras al contado. Pida el estado por escrito al menos 3 días hábiles antes.',
    rule: null,
  },
};

export const timeline: typeof english = {
  title: 'Calendario del cierre',
  introduction:
    'Los días se cuentan desde su solicitud y hacia atrás desde el cierre, porque solo el contrato fija la fecha. La mayoría de las compras con préstamo tarda de 30 a 45 días.',
  cashIntroduction:
    'Los días se cuentan hacia atrás desde el cierre, porque solo el contrato fija la fecha. Una compra al contado suele tardar de una a tres semanas.',
  commercialIntroduction:
    'Los días se cuentan hacia atrás desde el cierre. Las reglas federales para préstamos de vivienda muchas veces no abarcan una compra para negocio; pida a su prestamista cada fecha por escrito.',
  steps,
};
