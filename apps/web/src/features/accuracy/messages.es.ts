import type { AccuracyMessages } from './messages.en';

const es: AccuracyMessages = {
  seo: {
    title: 'Cómo medimos la exactitud de nuestras estimaciones | Closewise',
    description:
      'Con qué comparamos nuestras estimaciones de costos de cierre, cuántas quedan a qué distancia, en qué estados fallan y por qué, y qué significa el intervalo.',
    keywords: 'exactitud de costos de cierre, error de la estimación, costos de cierre promedio por estado',
  },
  title: 'Cómo medimos la exactitud',
  lede: 'Con qué comparamos nuestras estimaciones, qué tan cerca quedaron, dónde fallan y por qué.',
  claim: 'Nuestras páginas dicen que la diferencia típica es de 5-10%. Estas son las mediciones que tenemos.',
  measured: (day) => `Cifras del ${day}. Se miden de nuevo con cada cambio de nuestras reglas.`,
  short: {
    title: 'En resumen',
    of: (part, whole) => `${part} de ${whole}`,
    examples: 'ejemplos resueltos salen al centavo',
    taxes:
      'jurisdicciones tienen impuestos a no más de 10% o $150 del promedio publicado, con la ley de su año',
    fees: 'tienen cargos a no más de 10% del promedio publicado, descontada la diferencia común a todos los estados',
    not: 'Lo que no se ha comparado: nuestras estimaciones con las cuentas finales de los compradores. No tenemos esas cuentas; por eso ninguna cifra de esta página dice cuánto diferirá la suya.',
  },
  examples: {
    title: 'Ejemplos resueltos, al centavo',
    paragraphs: [
      'El motor se prueba con cifras que resultan de leyes, tarifas y reglas de préstamos: esta propiedad, este cargo, este monto. Cada una debe salir al centavo antes de publicar un cambio de las reglas.',
      'Demuestran que el motor cumple lo que dicen sus fuentes. No demuestran cómo le va en un caso que nadie ha resuelto.',
    ],
    caption: 'Ejemplos resueltos por tipo de costo',
    columns: { kind: 'Tipo de costo', exact: 'Al centavo' },
    kinds: {
      'intangible-tax': 'Impuesto sobre intangibles',
      'loan-program': 'Cargos de programas de préstamo',
      'mansion-tax': 'Impuesto a viviendas de lujo',
      'mortgage-tax': 'Impuesto hipotecario',
      'recording-deed': 'Registro de la escritura',
      'recording-mortgage': 'Registro de la hipoteca',
      settlement: 'Gestión del cierre',
      'title-lender-policy': 'Póliza de título del prestamista',
      'title-owner-policy': 'Póliza de título del propietario',
      'transfer-tax': 'Impuesto de transferencia',
    },
    of: (exact, figures) => `${exact} de ${figures}`,
  },
  averages: {
    title: 'Promedios publicados, estado por estado',
    paragraphs: (ratio) => [
      'ClosingCorp publicó cuánto costó cerrar en promedio en 2021, en cada estado y el Distrito de Columbia: casas unifamiliares, comprador y vendedor juntos. Calculamos una compra así en cada uno, con un préstamo convencional, en el medio del rango de $100,000 en que está el precio promedio, ponderada por los habitantes de los condados. Ninguna cifra nuestra se ajustó a estos promedios.',
      `Los impuestos se calculan con la ley de 2021 y con la de hoy. Nuestros cargos son solo los de hoy: en la mediana son ${ratio} veces los publicados, lo que cinco años de precios más altos hacen creíble. Por eso cada estado se mide desde esa proporción común. Esto muestra qué tan bien distinguimos los estados, no si todos están demasiado altos o bajos.`,
    ],
    caption: 'Cuántos de 51 quedan a qué distancia',
    columns: {
      within: 'Hasta',
      taxesOf2021: 'Impuestos, ley de 2021',
      taxesToday: 'Impuestos, ley de hoy',
      fees: 'Cargos',
    },
    spread: (mean, median) =>
      `La distancia de los cargos a la proporción común es de ${mean}% en promedio; en la mitad de los estados es de ${median}% o menos.`,
  },
  misses: {
    title: 'Dónde falla, y por qué',
    taxes: 'Impuestos que difieren más de 10% y $150',
    fees: 'Cargos que difieren más de 12%',
    published: 'publicado',
    of2021: 'ley de 2021',
    today: 'ley de hoy',
    over: (percent) => `${percent}% de más`,
    under: (percent) => `${percent}% de menos`,
    unknown: 'Todavía no sabemos por qué.',
  },
  interval: {
    title: 'Qué significa el intervalo de su informe',
    paragraphs: [
      'Alrededor del total, el informe da el intervalo en que caen 8 de cada 10 resultados: 1 de cada 10 queda por debajo y 1 de cada 10 por encima. Es más angosto que de la suma de todos los mínimos a la de todos los máximos, porque no todo sale barato a la vez.',
      'Resulta de los rangos de las líneas: se espera que la mitad de las compras quede por debajo del monto típico y la mitad por encima, los resultados son más raros cuanto más lejos, y lo que fija un mismo prestamista o una misma cuenta de impuestos se mueve junto. Una prueba sortea 100,000 resultados de este modelo para compras de todo tipo, en cada estado: de 79 a 81 de cada 100 quedan dentro.',
      'Lo que el modelo no sabe es qué tan anchos son en realidad los rangos de las líneas. La mayoría son rangos de mercado de confianza media o baja, y el informe lo dice junto a cada uno.',
    ],
  },
  states: {
    title: 'Cada estado',
    lede: 'En dólares, comprador y vendedor juntos. Impuestos con la ley de 2021; cargos publicados de 2021 junto a los nuestros de hoy.',
    caption: 'Impuestos y cargos de cada estado junto a los promedios publicados',
    columns: {
      state: 'Estado',
      taxesPublished: 'Impuestos, publicado',
      taxesOurs: 'Impuestos, nuestro',
      feesPublished: 'Cargos, publicado',
      feesOurs: 'Cargos, nuestro',
      off: 'Distancia a la proporción común',
    },
  },
  more: { faq: 'Preguntas y respuestas', start: 'Empezar mi informe' },
};
export default es;
