import type { RefundsMessages } from './messages.en';

const es: RefundsMessages = {
  seo: {
    title: 'Política de reembolso: todas las ventas son finales | Closewise',
    description:
      'Por qué los informes de Closewise no se reembolsan, qué revisar antes de pagar y qué ocurre cuando un informe no se puede hacer.',
    keywords: 'política de reembolso, sin reembolsos, venta final, informe de costos de cierre',
  },
  title: 'Política de reembolso',
  updated: 'Última actualización: 28 de marzo de 2025',
  lede: 'Todas las ventas son finales. Aquí explicamos por qué, y qué hacemos cuando algo falla de nuestro lado.',
  contents: 'En esta página',
  sections: [
    {
      id: 'finales',
      title: 'Todas las ventas son finales',
      paragraphs: [
        'No hay reembolsos. El informe se genera para su propiedad en cuanto usted paga, y puede leerlo enseguida. No se puede devolver.',
      ],
    },
    {
      id: 'antes',
      title: 'Antes de pagar',
      paragraphs: [
        'Revise otra vez lo que escribió: dirección, precio, tipo de comprador y tipo de propiedad. La página de pago muestra lo que entendimos y le avisa si no pudimos reconocer el lugar. Hasta que pague, puede volver y cambiarlo todo. Después puede corregir el informe durante 30 días sin costo.',
        'Mire el informe de muestra para ver lo que recibe. Debe tener 18 años o más para comprar.',
      ],
    },
    {
      id: 'nuestra-culpa',
      title: 'Cuando la falla es nuestra',
      paragraphs: [
        'Si se cobró a su tarjeta y no se generó el informe, lo intentamos de nuevo automáticamente. Si falla definitivamente, le reembolsamos el pago completo. No hace falta que lo pida; si en un día no tiene noticias nuestras, escríbanos.',
        'Si se le cobró dos veces el mismo informe, le reembolsamos el segundo cobro.',
        'Si una cifra de su informe contradice la regla que el mismo informe cita, escríbanos e indique la línea. Corregiremos la regla y generaremos su informe de nuevo.',
      ],
    },
    {
      id: 'otros-casos',
      title: 'Qué no es motivo de reembolso',
      paragraphs: [
        'La compra de la casa no se concretó; un proveedor cobra menos o más que el rango; los datos que escribió eran incorrectos, y puede corregirlos durante 30 días sin costo; perdió el enlace, y podemos enviarlo otra vez al correo de su pedido. Las estimaciones sirven para planificar, y el informe dice qué tan amplio es cada rango.',
      ],
    },
    {
      id: 'disputas',
      title: 'Antes de disputar un cobro',
      paragraphs: [
        'Escríbanos antes de pedir a su banco que revierta un pago: responda al correo con su informe o escriba a la dirección que lo envió. Es más rápido para ambas partes. Una disputa no limita sus derechos, y esta política no limita los que le da la ley de su estado.',
      ],
    },
  ],
};
export default es;
