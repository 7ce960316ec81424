import type { FaqMessages } from './messages.en';

const es: FaqMessages = {
  seo: {
    title: 'Preguntas sobre los costos de cierre y el informe | Closewise',
    description:
      'Respuestas sobre lo que contiene el informe de costos de cierre, cuánto puede ahorrar, qué tan exacto es y cómo funcionan el pago, la entrega y la ayuda.',
    keywords:
      'preguntas sobre costos de cierre, informe de costos de cierre, negociar costos de cierre, Loan Estimate, efectivo para el cierre',
  },
  title: 'Preguntas frecuentes',
  lede: 'Lo que preguntan quienes compran casa antes de pedir el informe, y después.',
  further: { accuracy: 'Cómo medimos la exactitud', findReport: 'Encontrar mi informe' },
  groupsLabel: 'Temas',
  groups: [
    {
      title: 'Sobre el servicio',
      items: [
        {
          question: '¿Qué contiene el informe?',
          answer:
            'Cada costo de comprar su propiedad, línea por línea: lo que exige la ley o el prestamista, lo que puede negociar y lo opcional, cada uno con su monto o rango, quién lo paga por ley o costumbre y la fuente. Después, el efectivo para el cierre en el orden del Loan Estimate, estrategias de negociación con las palabras que puede usar, datos locales, un análisis del mercado, cómo encontrar propiedades comparables, a quién llamar y un calendario hasta el día del cierre.',
        },
        {
          question: '¿Cuánto cuesta?',
          answer:
            'El informe cuesta {price}, un solo pago. No hay suscripción, ni cuenta, ni nada que cancelar. La página de pago repite el monto en el botón. Donde suficientes fuentes tienen datos de la vivienda, puede agregar secciones premium por {premium}, al pagar o más adelante: zona de inundación, historial del impuesto a la propiedad, escuelas, estadísticas del vecindario y ventas comparables.',
        },
        {
          question: '¿Para quién es?',
          answer:
            'Para cualquier persona mayor de 18 años que compra una propiedad en Estados Unidos, con préstamo o al contado: una primera casa, un condominio, una construcción nueva, un terreno o un local comercial. También sirve mientras decide entre varias casas.',
        },
        {
          question: '¿El informe también está en español?',
          answer:
            'Sí. Cada informe está escrito en los dos idiomas y se cambia de uno a otro en el mismo informe. Los términos que estarán en sus documentos en inglés aparecen junto a los españoles.',
        },
        {
          question: '¿En qué se diferencia del Loan Estimate de mi prestamista?',
          answer:
            'El Loan Estimate llega cuando ya solicitó el préstamo y muestra las cifras de un solo prestamista. El informe llega antes o al mismo tiempo: calcula impuestos y tarifas del gobierno según sus reglas, muestra el rango usual de cada precio de mercado y dice qué líneas puede cuestionar. Su tabla sigue el mismo orden, para que pueda comparar los dos. No sustituye el Loan Estimate.',
        },
        {
          question: '¿Closewise es prestamista o compañía de títulos?',
          answer:
            'No. No prestamos dinero, no cerramos compras y no recomendamos proveedores. Nadie nos paga por aparecer en un informe.',
        },
      ],
    },
    {
      title: 'Ahorro y negociación',
      items: [
        {
          question: '¿Qué costos de cierre se pueden negociar?',
          answer:
            'Sobre todo lo que el prestamista y la compañía de cierre cobran por su propio trabajo: originación, evaluación y procesamiento, la tarifa de cierre o escrow, mensajería y documentos, búsqueda del título, topografía y, en muchos estados, el seguro de título. Los impuestos de transferencia e hipoteca y las tarifas de registro los fija la ley, pero en el contrato a menudo se puede acordar quién paga el impuesto de transferencia.',
        },
        {
          question: '¿Cómo me ayuda el informe a negociar?',
          answer:
            'Cada cargo negociable dice a quién llamar, qué pedir y qué palabras usar por teléfono o por correo. Los mayores ahorros posibles van primero. El capítulo de estrategias dice a quién llamar primero y hasta cuándo sirve cada llamada.',
        },
        {
          question: '¿Cuánto ahorraré?',
          answer:
            'Nadie puede prometer un monto. Depende de su préstamo, de su contrato y de cuánto se aleja del mercado la oferta de su prestamista. El informe muestra el rango usual de cada línea: cuanto más por encima del mínimo esté su cotización, más puede pedir.',
        },
        {
          question: '¿Puedo pedir al vendedor que pague parte de mis costos?',
          answer:
            'A menudo, sí. Los programas de préstamo limitan cuánto puede aportar el vendedor, según el tipo de préstamo y el pago inicial. El informe indica el límite que se aplica a su compra y el mejor uso del crédito.',
        },
        {
          question: '¿Quién paga al agente del comprador?',
          answer:
            'Se acuerda por escrito antes de visitar casas, y en la oferta se puede pedir que lo pague el vendedor. El informe muestra su efectivo para el cierre de las dos maneras: si el vendedor paga a su agente y si lo paga usted.',
        },
        {
          question: '¿Cuándo es demasiado tarde para negociar?',
          answer:
            'Cuanto antes, mejor. Pregunte a los prestamistas antes de fijar la tasa y compare título y cierre en cuanto firme el contrato. Tres días hábiles antes de cerrar recibe el Closing Disclosure: es el último momento para cuestionar un cargo, y la ley limita cuánto pueden subir muchos de ellos sobre el Loan Estimate.',
        },
      ],
    },
    {
      title: 'Lugar y exactitud',
      items: [
        {
          question: '¿Qué lugares cubre?',
          answer:
            'Los 50 estados y el Distrito de Columbia, hasta el condado, y la ciudad cuando tiene un impuesto propio. Si un código postal está en varios condados, la página de pago le pregunta cuál es el suyo.',
        },
        {
          question: '¿Qué tan exacta es la estimación?',
          answer:
            'Los impuestos, las tarifas de registro y las tarifas de título presentadas ante el estado se calculan con la regla que las fija, al centavo. Los precios de mercado son rangos. Para el total, el informe da el intervalo en que caen 8 de cada 10 compras como la suya.',
        },
        {
          question: '¿De dónde salen las cifras?',
          answer:
            'De leyes, ordenanzas de condados y ciudades, manuales de tarifas presentados, reglas federales de préstamos y encuestas de precios publicadas. Cada línea indica su fuente, la fecha a la que corresponde y qué tan segura es: confianza alta, media o baja.',
        },
        {
          question: '¿Y si no reconocen mi dirección?',
          answer:
            'Se lo decimos antes de que pague y le preguntamos el condado. Un lote en un desarrollo nuevo a menudo no tiene todavía dirección oficial: escriba el número de lote, el desarrollo, la ciudad, el estado y el código postal.',
        },
        {
          question: '¿Por qué mi cuenta final es distinta de la del informe?',
          answer:
            'Porque el contrato mueve costos entre comprador y vendedor, los proveedores fijan sus propios precios, y los intereses, impuestos y seguros dependen del día del cierre. El capítulo sobre cómo se hicieron las cifras dice qué se supuso; compárelo primero con su contrato.',
        },
      ],
    },
    {
      title: 'Proceso y ayuda',
      items: [
        {
          question: '¿Cómo recibo mi informe?',
          answer:
            'Escriba los datos de la propiedad, lea lo que entendimos, pague con tarjeta y espere un momento: la página lo lleva automáticamente a su informe. Si eligió el correo, el enlace también llega por correo. Revise las carpetas de spam y promociones si no lo ve.',
        },
        {
          question: '¿Necesito una cuenta?',
          answer:
            'No. El enlace es la llave de su informe, así que guárdelo: no hay una cuenta donde encontrarlo. El informe normalmente se conserva 365 días en su enlace y después se borra. Si pierde el enlace, podemos enviarlo otra vez al correo electrónico de su pedido.',
        },
        {
          question: '¿Puedo imprimirlo o guardarlo como PDF?',
          answer:
            'Sí. «Guardar como PDF», al comienzo del informe, le da un archivo, y con «Imprimir», al lado, imprime la página, que está diseñada para papel.',
        },
        {
          question: '¿Puedo pedir un reembolso?',
          answer:
            'Todas las ventas son finales, porque el informe se hace enseguida para su propiedad. Si después de pagar no podemos hacer el informe, le devolvemos su dinero. Vea los detalles en la política de reembolso.',
        },
        {
          question: '¿Es seguro mi pago?',
          answer:
            'El formulario de la tarjeta es del proveedor de pagos y el número va directamente a él. Nosotros solo sabemos que el pago se hizo, su monto, un identificador y, para su recibo, la marca y los últimos cuatro dígitos de la tarjeta.',
        },
        {
          question: 'Escribí algo mal. ¿Qué puedo hacer?',
          answer:
            'Hasta que pague, vuelva y cámbielo. Después puede corregir el informe usted mismo durante 30 días, sin costo: ábralo y elija «Corregir o precisar». Lo generamos de nuevo al momento, y la versión anterior sigue disponible. También puede pasarlo una vez a otra vivienda si su compra no se concreta.',
        },
        {
          question: '¿Cómo me comunico con ustedes?',
          answer:
            'Responda al correo con su informe o escriba a la dirección que lo envió. Indique el número del informe o su correo electrónico para que podamos encontrarlo.',
        },
      ],
    },
  ],
  more: {
    title: '¿Todavía lo está pensando?',
    body: 'Vea el informe completo de una casa en Houston o lea cómo se hace.',
    sample: 'Informe de muestra',
    how: 'Cómo funciona',
    start: 'Pedir mi informe',
  },
};
export default es;
