import type { TermsMessages } from './messages.en';

const es: TermsMessages = {
  seo: {
    title: 'Términos de servicio | Closewise',
    description:
      'Los términos del informe de costos de cierre de Closewise: qué compra, qué son y qué no son las estimaciones, el pago, su enlace y nuestra responsabilidad.',
    keywords:
      'términos de servicio, condiciones del informe de costos de cierre, estimación, venta final, mayores de edad',
  },
  title: 'Términos de servicio',
  updated: 'Última actualización: 24 de marzo de 2025',
  lede: 'Qué compra, para qué sirve y de qué respondemos usted y nosotros.',
  contents: 'En esta página',
  sections: [
    {
      id: 'acuerdo',
      title: 'Este acuerdo',
      paragraphs: [
        'Estos términos son entre usted y Closewise. Al pedir un informe los acepta, junto con la política de reembolso, la política de privacidad y el aviso legal.',
        'Debe tener 18 años o más y tener capacidad para celebrar un contrato. No puede usar el servicio donde la ley lo prohíba.',
      ],
    },
    {
      id: 'servicio',
      title: 'Qué compra',
      paragraphs: [
        'Un informe personalizado sobre los costos de cierre y los gastos ocultos de comprar una propiedad en Estados Unidos, en español y en inglés, al precio que muestra la página de pago. Es un solo pago: no hay suscripción ni cuenta.',
        'El informe separa los gastos en obligatorios, negociables y opcionales. Indica cómo se calculó cada monto y con qué fuente, a quién llamar por los gastos negociables y qué pedir.',
      ],
    },
    {
      id: 'su-parte',
      title: 'Lo que le toca a usted',
      paragraphs: [
        'Escriba datos correctos de la propiedad. Las cifras se calculan con lo que usted escribe: si el código postal, el precio o el tipo de comprador está mal, el informe también lo estará. La página de pago le avisa si no pudimos reconocer el lugar; corríjalo antes de pagar. Durante 30 días después de la compra puede corregir y precisar el informe sin costo, para el mismo comprador y la misma vivienda. También puede pasarlo una vez a otra vivienda si la compra no se concreta.',
        'Guarde el enlace de su informe. No hay una cuenta que lo guarde por usted, y el informe normalmente se borra a los 365 días de haberse generado (vea la política de privacidad). Si pierde el enlace, podemos enviarlo otra vez al correo electrónico de su pedido.',
      ],
    },
    {
      id: 'pago',
      title: 'El pago',
      paragraphs: [
        'Nuestro proveedor de pagos cobra las tarjetas en dólares estadounidenses. Usted nos paga el monto que aparece en el botón de pago y nada más. Si el precio cambia mientras está en la página de pago, lo que usted paga no cambia.',
        'Todas las ventas son finales; vea la política de reembolso. Si se le cobró y el informe no se pudo hacer, no nos debe nada: escríbanos y haremos el informe o le devolveremos el pago.',
      ],
    },
    {
      id: 'estimaciones',
      title: 'Estimaciones, no cotizaciones',
      paragraphs: [
        'Los montos son estimaciones para planificar. Los que fija la ley se calculan con la regla que se cita; los precios de mercado se muestran como rangos. Lo que pague al cerrar depende de su contrato, su prestamista, sus proveedores y la fecha.',
        'El informe no sustituye el Loan Estimate ni el Closing Disclosure que un prestamista debe darle, y no es asesoría legal, fiscal, crediticia ni de inversión. Los ahorros que se mencionan en nuestras páginas son ejemplos, no promesas.',
      ],
    },
    {
      id: 'uso',
      title: 'Cómo puede usar el informe',
      paragraphs: [
        'El informe es para su propia compra. Puede mostrarlo a su agente, a su prestamista, a su abogado y a quien compre con usted. No puede revenderlo, publicarlo como obra propia ni copiar nuestros datos en masa.',
        'No puede interferir con el servicio: no intente abrir informes ajenos, evadir límites o pagos ni saturar los servidores.',
      ],
    },
    {
      id: 'socios',
      title: 'Socios',
      paragraphs: [
        'Si llegó aquí por el enlace de un socio, el socio gana una comisión por su compra. Su precio no cambia. Los socios no pueden prometer nada en nuestro nombre.',
      ],
    },
    {
      id: 'disponibilidad',
      title: 'Disponibilidad',
      paragraphs: [
        'Podemos cambiar el servicio, pausarlo por mantenimiento o terminarlo. Los informes pagados siguen disponibles en sus enlaces durante el mantenimiento.',
      ],
    },
    {
      id: 'responsabilidad',
      title: 'Garantía y responsabilidad',
      paragraphs: [
        'Preparamos el informe con cuidado y corregimos los errores de los que nos enteramos. Fuera de eso, el servicio se presta tal como está, sin las garantías que la ley nos permite excluir.',
        'Hasta donde la ley lo permite, nuestra responsabilidad por cualquier reclamo sobre un informe se limita a lo que usted pagó por él, y no respondemos por pérdidas indirectas ni por decisiones que usted tome con base en una estimación. Nada de esto limita los derechos a los que la ley no le permite renunciar.',
      ],
    },
    {
      id: 'ley',
      title: 'Ley aplicable y cláusulas sin validez',
      paragraphs: [
        'La ley de protección al consumidor del estado donde vive lo ampara, digan lo que digan estos términos. Si una parte de estos términos no es válida, las demás siguen vigentes.',
      ],
    },
    {
      id: 'cambios',
      title: 'Cambios',
      paragraphs: [
        'Cuando cambian estos términos, también cambia la fecha que aparece arriba. A su compra se aplican los términos vigentes ese día.',
      ],
    },
  ],
};
export default es;
