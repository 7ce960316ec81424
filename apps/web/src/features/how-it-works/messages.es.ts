import type { HowItWorksMessages } from './messages.en';

const es: HowItWorksMessages = {
  seo: {
    title: 'Cómo funciona el informe de costos de cierre | Closewise',
    description:
      'Tres pasos hasta cada costo de cierre de su casa: escriba los datos de la propiedad, pague {price} una vez, abra el informe. Cinco minutos, sin cuenta, en español e inglés.',
    keywords:
      'cómo funciona, informe de costos de cierre, calcular costos de cierre, gastos de comprar casa, primera casa',
  },
  hero: {
    title: 'Sus costos de cierre en tres pasos y cinco minutos',
    lede: 'Díganos qué va a comprar. Calculamos los costos de cierre en ese lugar, línea por línea. Usted lee el informe, lo imprime y pide pagar menos.',
    price: '{price}, un solo pago',
    cta: 'Pedir mi informe',
  },
  steps: {
    title: 'Tres pasos',
    items: [
      {
        title: 'Escriba los datos de la propiedad',
        body: 'Dirección, precio, forma de compra y tipo de propiedad. Si el código postal está en varios condados, preguntamos cuál es, porque los impuestos cambian.',
        time: 'Unos dos minutos',
      },
      {
        title: 'Pague {price}',
        body: 'Con tarjeta, una sola vez. Antes de pagar ve lo que entendimos de la propiedad y todavía puede cambiarlo.',
        time: 'Un minuto, más o menos',
      },
      {
        title: 'Descargue su informe',
        body: 'La página lo lleva a él en cuanto está listo. Guarde el enlace, imprímalo o consérvelo como PDF, y llévelo a su prestamista y a la mesa del cierre.',
        time: 'Lo demás es leer',
      },
    ],
  },
  included: {
    title: 'Qué incluye',
    lede: 'Un documento en español e inglés, hecho para una sola propiedad.',
    items: [
      {
        title: 'Gastos obligatorios',
        body: 'Impuestos de transferencia e hipoteca, tarifas de registro y lo que el prestamista debe exigir: cada uno con su regla, su fuente y la fecha a la que corresponde.',
      },
      {
        title: 'Gastos negociables',
        body: 'El rango usual de cada uno, a quién llamar, qué pedir y qué palabras usar.',
      },
      {
        title: 'Gastos opcionales',
        body: 'Cargos que nadie puede exigir, en una lista aparte, para que usted decida.',
      },
      {
        title: 'Efectivo para el cierre',
        body: 'En el orden de la página 2 del Loan Estimate, si el vendedor paga a su agente y si lo paga usted, con el intervalo en que caen 8 de cada 10 compras.',
      },
      {
        title: 'Estrategias de negociación',
        body: 'Créditos del vendedor y sus límites, prestamistas que compiten, qué comparar y en qué orden llamar.',
      },
      {
        title: 'Análisis del mercado y propiedades comparables',
        body: 'Qué dicen las cifras de su compra, y cómo encontrar y juzgar ventas recientes por su cuenta.',
      },
      {
        title: 'Datos locales',
        body: 'Quién paga qué por ley y por costumbre en su estado y condado, qué exenciones puede pedir y qué viene después del cierre.',
      },
      {
        title: 'Calendario del cierre',
        body: 'De la oferta a las llaves, con los días que la ley le da para leer y objetar.',
      },
      {
        title: 'Cómo se hicieron las cifras',
        body: 'La aritmética de cada línea, lo que se supuso y qué tan seguro es cada monto.',
      },
    ],
  },
  faq: {
    title: 'Antes de empezar',
    items: [
      {
        question: '¿Cuánto tiempo toma?',
        answer:
          'Unos cinco minutos de su parte: dos para escribir los datos de la propiedad, uno para pagar y el resto para revisar el informe.',
      },
      {
        question: '¿Qué necesito tener a mano?',
        answer:
          'La dirección con su código postal, el precio de compra y una tarjeta. Sin documentos, sin número de seguro social y sin consulta de crédito.',
      },
      {
        question: '¿Puedo pedirlo antes de que acepten mi oferta?',
        answer:
          'Sí, y es un buen momento: si el vendedor paga una parte de los costos se decide en la oferta.',
      },
      {
        question: '¿Y si compro una construcción nueva?',
        answer:
          'Elíjala como tipo de propiedad y escriba el lote, el desarrollo, la ciudad, el estado y el código postal. Los constructores suelen cobrar tarifas propias, y el informe dice cuáles esperar.',
      },
      {
        question: '¿Es definitivo una vez que pago?',
        answer:
          'La venta es final, porque el informe se hace enseguida. El informe en sí no lo es: durante 30 días puede corregirlo y precisarlo sin costo. Debe tener 18 años o más. Lea el resumen en la página de pago antes de pagar y guarde después el enlace de su informe.',
      },
    ],
    all: 'Todas las preguntas y respuestas',
  },
  closing: { title: 'Conozca sus costos antes de firmar.', cta: 'Pedir mi informe' },
};
export default es;
