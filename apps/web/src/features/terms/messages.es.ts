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
        'Debe tener 18 años o más y poder celebrar un contrato. No puede usar el servicio donde la ley lo prohíba.',
      ],
    },
    {
      id: 'servicio',
      title: 'Qué compra',
      paragraphs: [
        'Un informe personalizado sobre los costos de cierre y los gastos ocultos de comprar una propiedad en Estados Unidos, en español y en inglés, al precio que muestra la página de pago. Es un solo pago: no hay suscripción ni cuenta.',
        'El informe separa los gastos en obligatorios, negociables y opcionales; dice cómo se calculó cada monto y de qué fuente, a quién llamar por los negociables y qué pedir.',
      ],
    },
    {
      id: 'su-parte',
      title: 'Lo que le toca a usted',
      paragraphs: [
        'Escriba datos correctos de la propiedad. Las cifras se calculan con lo que usted escribe, y un código postal, un precio o un tipo de comprador equivocado da un informe equivocado. La página de pago le avisa cuando no pudimos reconocer el lugar; corríjalo antes de pagar. Durante 30 días después de la compra puede corregir y precisar el informe sin costo, para el mismo comprador y la misma vivienda; una vez puede pasarlo a otra vivienda si la compra no se concreta.',
        'Guarde el enlace de su informe. No hay una cuenta que lo guarde por usted, y un informe se borra normalmente 365 días después de hecho (vea la política de privacidad). Si pierde el enlace, podemos enviarlo otra vez al correo electrónico de su pedido.',
      ],
    },
    {
      id: 'pago',
      title: 'El pago',
      paragraphs: [
        'Nuestro proveedor de pagos cobra las tarjetas en dólares estadounidenses. Usted paga el monto que dice el botón de pago y nada más a nosotros. Si el precio cambia mientras está en la página de pago, lo que usted paga no cambia.',
        'Todas las ventas son finales; vea la política de reembolso. Si se le cobró y el informe no se pudo hacer, no nos debe nada: escríbanos y haremos el informe o le devolveremos el pago.',
      ],
    },
    {
      id: 'estimaciones',
      title: 'Estimaciones, no cotizaciones',
      paragraphs: [
        'Los montos son estimaciones para planificar. Los que fija la ley se calculan con la regla que se cita; los precios de mercado se muestran como rangos. Lo que pague al cerrar depende de su contrato, su prestamista, sus proveedores y el día.',
        'El informe no sustituye el Loan Estimate ni el Closing Disclosure que un prestamista debe darle, y no es asesoría legal, fiscal, crediticia ni de inversión. Los ahorros que nombran nuestras páginas son ejemplos; nadie se los promete.',
      ],
    },
    {
      id: 'uso',
      title: 'Cómo puede usar el informe',
      paragraphs: [
        'Es suyo para su propia compra. Muéstrelo a su agente, su prestamista, su abogado y quien compre con usted. No puede revenderlo, publicarlo como obra propia ni copiar nuestros datos en masa.',
        'No puede perturbar el servicio: nada de intentos de abrir informes ajenos, de evitar límites o pagos ni de saturar los servidores.',
      ],
    },
    {
      id: 'socios',
      title: 'Socios',
      paragraphs: [
        'Si lo trajo el enlace de un socio, el socio gana una comisión por su compra. Su precio no cambia. Los socios no pueden prometer nada en nuestro nombre.',
      ],
    },
    {
      id: 'disponibilidad',
      title: 'Disponibilidad',
      paragraphs: [
        'Podemos cambiar el servicio, pausarlo por mantenimiento o terminarlo. Los informes pagados siguen en sus enlaces durante el mantenimiento.',
      ],
    },
    {
      id: 'responsabilidad',
      title: 'Garantía y responsabilidad',
      paragraphs: [
        'Hacemos el informe con cuidado y corregimos los errores que conocemos. Fuera de eso, el servicio se presta tal como es, sin las garantías que la ley nos permite excluir.',
        'Hasta donde la ley lo permite, lo que le debemos por cualquier reclamo sobre un informe se limita a lo que pagó por él, y no respondemos por pérdidas indirectas ni por decisiones que tome según una estimación. Nada de esto limita derechos a los que la ley no le deja renunciar.',
      ],
    },
    {
      id: 'ley',
      title: 'La ley, y partes sin validez',
      paragraphs: [
        'La ley de protección al consumidor del estado donde vive lo ampara, diga lo que diga este texto. Si una parte de estos términos no es válida, las demás siguen.',
      ],
    },
    {
      id: 'cambios',
      title: 'Cambios',
      paragraphs: [
        'Cuando cambian estos términos, cambia la fecha del comienzo. Para su compra valen los términos de ese día.',
      ],
    },
  ],
};
export default es;
