import type { timeline as english } from '../en/timeline.js';

const steps: (typeof english)['steps'] = {
  offer: {
    when: 'Antes de la oferta',
    title: 'Prepárese',
    text: 'Hable con tres prestamistas, consiga una preaprobación y decida qué crédito pedirá en la oferta.',
    rule: null,
  },
  cashOffer: {
    when: 'Antes de la oferta',
    title: 'Prepárese',
    text: 'Tenga una carta del banco como prueba de fondos y decida qué costos debe pagar el vendedor a cambio de un cierre seguro y rápido.',
    rule: null,
  },
  businessOffer: {
    when: 'Antes de la oferta',
    title: 'Prepárese',
    text: 'Pida a dos bancos una propuesta de términos, decida a nombre de quién compra y qué crédito pedirá al vendedor en la oferta.',
    rule: null,
  },
  contract: {
    when: 'Día 1',
    title: 'Firme el contrato y solicite el préstamo',
    text: 'Presente la solicitud a los tres prestamistas ese día. Bastan nombre, ingresos, Seguro Social, dirección, valor y monto del préstamo.',
    rule: '12 CFR 1026.2(a)(3)(ii)',
  },
  cashContract: {
    when: 'Día 1',
    title: 'Firme el contrato y pague el depósito',
    text: 'Pague el depósito a la compañía que cierra la venta, nunca al vendedor, y guarde el recibo: cuenta para lo que usted debe llevar.',
    rule: null,
  },
  inspection: {
    when: 'En el plazo de inspección de su contrato',
    title: 'Inspeccione, asegure, revise el título',
    text: 'Haga inspeccionar la propiedad, cotice el seguro y lea el compromiso de título. Pida por escrito reparaciones o un crédito.',
    rule: null,
  },
  inspectionOfUnit: {
    when: 'En el plazo de inspección de su contrato',
    title: 'Inspeccione la unidad y lea los papeles de la asociación',
    text: 'Haga inspeccionar la unidad, cotice su propia póliza y lea el presupuesto, las reservas y las actas de la asociación. Pida por escrito reparaciones o un crédito antes de que termine el plazo.',
    rule: null,
  },
  inspectionOfLand: {
    when: 'En el plazo de estudio de su contrato',
    title: 'Averigüe qué permite el terreno',
    text: 'Pregunte al condado por la zonificación, el acceso, la zona de inundación y los servicios, haga analizar el suelo si necesita fosa séptica y lea el compromiso de título. Conviene que pueda retirarse hasta tener las respuestas.',
    rule: null,
  },
  inspectionForBusiness: {
    when: 'En el plazo de revisión de su contrato',
    title: 'Haga la revisión a fondo',
    text: 'Encargue los estudios ambiental y del estado del inmueble, lea los arrendamientos, los permisos y el compromiso de título, y cotice el seguro del negocio. Pida por escrito un precio menor o un crédito antes de que termine el plazo.',
    rule: null,
  },
  inspectionOfNewHome: {
    when: 'Durante la obra y antes del último pago',
    title: 'Inspeccione también la casa nueva',
    text: 'Pida a un inspector propio que la vea antes de que se cierren los muros y otra vez al final, cotice el seguro y lea el compromiso de título. Lo que el constructor no haya reparado debe quedar en una lista firmada.',
    rule: null,
  },
  inspectionOfShares: {
    when: 'En el plazo de inspección de su contrato',
    title: 'Inspeccione, asegure, revise las acciones',
    text: 'Haga inspeccionar la vivienda, pida cotizaciones de seguro y lea la búsqueda de gravámenes y los estados financieros del edificio. Pida por escrito reparaciones o un crédito antes de que termine el plazo.',
    rule: null,
  },
  application: {
    when: 'Dentro de los 3 días hábiles siguientes a la solicitud',
    title: 'Llega la estimación del préstamo',
    text: 'Compárela con este informe. Hasta que usted diga que quiere seguir, solo pueden cobrarle el informe de crédito. Trae dos listas: proveedores y asesores de vivienda.',
    rule: '12 CFR 1026.19(e)(1)(iii), (vi), (e)(2)(i)',
  },
  intent: {
    when: 'Dentro de los 10 días hábiles siguientes a la estimación',
    title: 'Diga a un prestamista que quiere seguir',
    text: 'Después de este día el prestamista puede cambiar sus condiciones. Basta un correo electrónico de una frase.',
    rule: '12 CFR 1026.19(e)(3)(iv)(E)',
  },
  appraisal: {
    when: 'Por lo menos 3 días hábiles antes del cierre',
    title: 'Lea la tasación',
    text: 'Deben darle cada tasación sin cobrarle la copia. Si sale por debajo del precio, hable primero del precio.',
    rule: '12 CFR 1002.14(a)(1), (a)(3)',
  },
  walkthrough: {
    when: 'El día antes del cierre',
    title: 'Recorra la propiedad y compruebe la cuenta',
    text: 'Véala una vez más. Antes de enviar dinero, llame a un número que ya conozca: no confíe en instrucciones que lleguen o cambien por correo electrónico.',
    rule: null,
  },
  closing: {
    when: 'El día del cierre',
    title: 'Firme, pague, reciba las llaves',
    text: 'Lleve una identificación y las cifras finales, y guarde copia de lo que firme.',
    rule: null,
  },
  closingOfLand: {
    when: 'El día del cierre',
    title: 'Firme, pague, el terreno es suyo',
    text: 'Lleve una identificación y las cifras finales. Guarde una copia de cada página que firme.',
    rule: null,
  },
  refund: {
    when: 'Dentro de los 60 días siguientes al cierre',
    title: 'Último día para devolverle lo cobrado de más',
    text: 'Si los cargos subieron más de lo que permite la ley, el prestamista debe devolverle la diferencia a más tardar este día.',
    rule: '12 CFR 1026.19(f)(2)(v)',
  },
  after: {
    when: 'En los primeros meses',
    title: 'La escritura y las primeras cuentas',
    text: 'Compruebe en el registro que la escritura esté a su nombre; una cuenta de impuestos puede llegarle a usted y no al prestamista.',
    rule: null,
  },
  businessAfter: {
    when: 'En los primeros meses',
    title: 'La escritura y las primeras cuentas',
    text: 'Compruebe en el registro que la escritura esté a su nombre. Pregunte si el prestamista paga por usted el impuesto y el seguro; si no, anote sus vencimientos en su propio calendario.',
    rule: null,
  },
  cashAfter: {
    when: 'En los primeros meses',
    title: 'La escritura y las primeras cuentas',
    text: 'Compruebe en el registro que la escritura esté a su nombre. Ningún prestamista paga por usted el impuesto y el seguro: anote sus vencimientos en su propio calendario.',
    rule: null,
  },
  cashAfterLand: {
    when: 'En los primeros meses',
    title: 'La escritura y las primeras cuentas',
    text: 'Compruebe en el registro que la escritura esté a su nombre. Ningún prestamista paga por usted el impuesto: anote sus vencimientos en su propio calendario.',
    rule: null,
  },
  board: {
    when: 'En cuanto se apruebe su préstamo',
    title: 'Decide la junta de la cooperativa',
    text: 'Entregue completo el paquete para la junta y prepárese para una entrevista: puede tardar semanas y puede decir que no. Haga que el contrato dependa de su aprobación.',
    rule: null,
  },
  cashBoard: {
    when: 'En cuanto se firme el contrato',
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
  cashTitle: {
    when: 'En la primera semana del contrato',
    title: 'Encargue usted la búsqueda del título',
    text: 'Ningún prestamista revisa el título por usted. Pida enseguida el compromiso de título y decida sobre la póliza del propietario.',
    rule: null,
  },
  cashStatement: {
    when: '3 días de oficina antes del cierre',
    title: 'Pida el estado de liquidación',
    text: 'La regla de los 3 días de la declaración de cierre protege los préstamos, no las compras al contado; pida las cifras por escrito a más tardar este día.',
    rule: null,
  },
  businessStatement: {
    when: '3 días de oficina antes del cierre',
    title: 'Pida el estado de liquidación',
    text: 'La regla de los 3 días de la declaración de cierre protege a quien compra vivienda, no las compras para negocio; pida las cifras por escrito al prestamista y al agente de cierre a más tardar este día.',
    rule: null,
  },
};

export const timeline: typeof english = {
  title: 'Calendario del cierre',
  introduction: {
    dated: (closing, contract) =>
      `Estos días llevan a un cierre el ${closing}, con el contrato firmado a más tardar el ${contract}. Si su contrato nombra otro día, vale el contrato.`,
    loan: 'Los días se cuentan desde su solicitud y hacia atrás desde el cierre, porque solo el contrato fija la fecha. La mayoría de las compras con préstamo tarda de 30 a 45 días.',
    cash: 'Los días se cuentan hacia atrás desde el cierre, porque solo el contrato fija la fecha. Una compra al contado suele tardar de una a tres semanas.',
    business:
      'Los plazos federales de los préstamos de vivienda no abarcan una compra para negocio; haga que su prestamista ponga por escrito cada una de sus fechas.',
    rental:
      'Un préstamo para una vivienda que usted va a alquilar suele tratarse como préstamo comercial, al que no se aplican estos plazos federales; la mayoría de los prestamistas los respeta de todos modos, pregunte al suyo.',
    tooSoon: (closing, earliest) =>
      `Un préstamo que usted solicite ahora no puede cerrar el ${closing}: la estimación del préstamo debe enviarse con 7 días hábiles de anticipación, así que el primer día posible es el ${earliest}. Si su préstamo no está ya en trámite, pida al vendedor un cierre más tarde.`,
  },
  steps,
  lock: {
    when: 'En cuanto haya elegido al prestamista',
    title: 'Bloquee la tasa',
    text: (days, until) =>
      `Un bloqueo de ${days} días dura al menos hasta el ${until}, una semana después del cierre. Pregunte por escrito cuánto cuesta, y cuánto cada día de prórroga.`,
    longText: (until) =>
      `El bloqueo debe durar hasta el ${until}, una semana después del cierre. Es más de lo usual: pregunte cuánto cuesta y si puede bloquear más tarde.`,
    undated:
      'Pida un bloqueo que dure una semana más que el día del cierre; pregunte cuánto cuesta y cuánto cada día de prórroga.',
    rule: null,
  },
  disclosure: {
    when: 'Por lo menos 3 días hábiles antes del cierre',
    title: 'Llega la declaración de cierre',
    text: 'Debe tenerla a más tardar este día; los sábados cuentan, los domingos y los feriados federales no. Compárela con la estimación: algunos cargos no pueden subir nada; otros, un 10 por ciento en total.',
    mailed: (date) => `Si llega por correo, debe enviarse a más tardar el ${date}.`,
    rule: '12 CFR 1026.19(f)(1)(ii), (iii), (e)(3)',
  },
  closedOnClosing:
    'Ese día no abren los bancos ni los registros; pida un día entre semana: sin transferencia no hay cierre.',
  firstPayment: {
    when: 'El primer día del segundo mes después del cierre',
    title: 'El primer pago de la hipoteca',
    text: 'Cubre el mes siguiente al del cierre. Si venden su préstamo, confirme con el prestamista anterior a quién pagar.',
    rule: null,
  },
  relief: {
    when: 'Después del cierre',
    title: 'Solicite el menor impuesto de quien vive en la propiedad',
    text: (office, isNewHome) =>
      `${isNewHome ? 'Nadie lo solicita por usted' : 'El alivio del vendedor termina con la venta y nadie solicita el suyo por usted'}: preséntelo ante ${office ?? 'el tasador local'} a más tardar este día y guarde el comprobante.`,
    rule: null,
  },
};
