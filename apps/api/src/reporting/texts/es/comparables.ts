import type { comparables as english } from '../en/comparables.js';

export const comparables: typeof english = {
  title: 'Cómo encontrar ventas comparables',
  introduction: {
    home: 'Las ventas recientes de viviendas parecidas son su mejor argumento sobre el precio.',
    land: 'Las ventas recientes de terrenos parecidos son su mejor argumento sobre el precio.',
    farm: 'Las ventas recientes de granjas y tierras parecidas de la zona son su mejor argumento sobre el precio.',
    business:
      'Las ventas recientes de inmuebles parecidos, y lo que rinden, son su mejor argumento sobre el precio.',
    appraiser: 'El tasador también las usará.',
    noSales: 'Este informe no tiene registros de ventas; aquí se explica cómo encontrarlas y evaluarlas.',
    withSales:
      'La sección Ventas comparables muestra las registradas cerca; aquí se explica cómo juzgarlas y cómo encontrar más.',
  },
  closedSales: {
    title: 'Pida ventas cerradas, no precios pedidos',
    text: 'Pida a su agente las ventas cerradas de los últimos 90 a 180 días, con fechas, precios y créditos del vendedor.',
  },
  records: {
    title: 'Busque en los registros públicos',
    text: 'El tasador o el registro del condado publica escrituras y valores, casi siempre en línea y gratis; donde no se publican precios, los tiene el sistema de listados de su agente.',
  },
  closeHome: {
    title: 'Busque cerca y parecido',
    text: 'Empiece a menos de media milla, en la misma zona escolar y con el mismo tipo de propiedad; acepte hasta un 20 por ciento más o menos de superficie y una edad parecida.',
  },
  adjustHome: {
    title: 'Corrija una diferencia a la vez',
    text: 'Anote lo que cambia: dormitorios, baños, terreno, garaje, piscina, estado, vista. Corrija cada venta antes de comparar el precio por pie cuadrado.',
  },
  recordsOfShares: {
    title: 'Busque donde se publican las ventas de acciones',
    text: 'Las acciones cambian de dueño sin escritura, así que faltan en los registros de muchos condados. La ciudad de Nueva York publica las ventas de cooperativas con su precio; en otros lugares pregunte a la administración y busque en el sistema de listados de su agente.',
  },
  adjustUnit: {
    title: 'Corrija una diferencia a la vez',
    text: 'Anote lo que cambia: piso, luz, vista, distribución, estado, estacionamiento, depósito, cuotas mensuales. Corrija cada venta antes de comparar el precio por pie cuadrado.',
  },
  closeFarm: {
    title: 'Busque cerca y parecido',
    text: 'Empiece por el mismo condado y por tierra del mismo uso, cultivo, pasto o bosque, con la mitad al doble de acres.',
  },
  adjustFarm: {
    title: 'Corrija una diferencia a la vez',
    text: 'Anote lo que cambia: suelo, agua y sus derechos, desagüe, cercas, casa y construcciones, arrendamientos, acceso, servidumbres. Corrija cada venta antes de comparar el precio por acre.',
  },
  closeLand: {
    title: 'Busque cerca y parecido',
    text: 'Empiece por la misma zonificación y el mismo tipo de camino; acepte lotes de la mitad al doble de tamaño y corrija por él.',
  },
  adjustLand: {
    title: 'Corrija una diferencia a la vez',
    text: 'Anote lo que cambia: acceso, pendiente, vista, agua, drenaje, electricidad, servidumbres, lo que se puede construir. Corrija cada venta antes de comparar.',
  },
  closeBusiness: {
    title: 'Busque cerca y parecido',
    text: 'Empiece por el mismo uso en la misma parte de la ciudad; acepte hasta un tercio más o menos de superficie, y una edad y un estado parecidos.',
  },
  adjustBusiness: {
    title: 'Corrija una diferencia a la vez',
    text: 'Anote lo que cambia: arrendamientos, espacios vacíos, estacionamiento, estado, zonificación. Corrija cada venta antes de comparar el precio por pie cuadrado.',
  },
  lastSteps: [
    {
      title: 'Pregunte por qué algunas se salen de lo común',
      text: 'Descarte las ventas entre familiares y las ejecuciones hipotecarias, salvo que la suya también lo sea.',
    },
    {
      title: 'Quédese con tres a cinco',
      text: 'Escríbalas en una página con dirección, fecha, precio, superficie y correcciones. Désela a su agente antes de la oferta.',
    },
  ],
  beforeAppraisal: 'Désela también al prestamista, antes de la tasación.',
  condoStep: {
    title: 'Condominio o casa adosada: primero la misma asociación',
    text: 'Compare unidades de la misma asociación, y junto con el precio compare las cuotas mensuales y las cuotas extraordinarias pendientes.',
  },
  sharesStep: {
    title: 'Cooperativa: primero el mismo edificio',
    text: 'Compare apartamentos del mismo edificio y, junto con el precio, el mantenimiento, qué parte de la hipoteca del edificio lleva cada acción, las cuotas extraordinarias y si el terreno es arrendado.',
  },
  unitsStep: {
    title: 'Edificio de varias viviendas: compare también las rentas',
    text: 'Pida los contratos y las rentas de cada vivienda, aquí y en los edificios vendidos. Los inquilinos que pagan mucho menos que otros de la zona bajan lo que un comprador pagará.',
  },
  manufacturedStep: {
    title: 'Casa móvil o prefabricada: el mismo título y el mismo terreno',
    text: 'Compare las vendidas con su terreno con otras vendidas así, y las de un parque con las de otros parques. El año, el número de secciones y los cimientos deciden el valor.',
  },
  farmStep: {
    title: 'Granja o rancho: ponga precio aparte a la tierra y a las construcciones',
    text: 'Pregunte por cuánto se vendería la tierra sin la casa y por cuánto se renta el acre. Los registros de calidad del suelo y de cosechas dicen más que una vista.',
  },
  landStep: {
    title: 'Terreno: compare lo que se puede construir',
    text: 'La zonificación, el acceso, el agua, el drenaje y el área edificable deciden el valor. Compare el precio por acre edificable, no por acre.',
  },
  commercialStep: {
    title: 'Propiedad comercial: compare los ingresos',
    text: 'Pida la lista de rentas y los gastos, y junto con las ventas cerradas compare el ingreso neto y la tasa de capitalización.',
  },
  newConstructionStep: {
    title: 'Construcción nueva: mire detrás del precio base',
    text: 'Compare las ventas cerradas del constructor con opciones e incentivos incluidos. Una rebaja de tasa o un crédito es parte del precio.',
  },
  poolStep: {
    title: 'Cuente la piscina una sola vez',
    text: 'Compare, si puede, con casas que tengan piscina. Su valor rara vez iguala su costo, y cuentan su edad y su equipo.',
  },
  questions: [
    '¿Qué tres ventas cerradas respaldan este precio y qué se corrigió en cada una?',
    '¿Qué créditos o reparaciones del vendedor formaron parte de esas ventas?',
    '¿Cuánto tiempo estuvieron en venta y cuántas bajaron el precio?',
  ],
  appraisalQuestion: 'Si la tasación resulta más baja, ¿qué me permite hacer el contrato?',
};
