import type { FloodRisk, NothingFound, SchoolLevel } from '@closewise/domain/property-facts';
import type { premium as english } from '../en/premium.js';

const floodMeanings: Readonly<Record<FloodRisk, string>> = {
  coastal:
    'Riesgo alto, con oleaje: una inundación de esta altura o mayor tiene al menos un 1 por ciento de probabilidad cada año; en un préstamo de 30 años, cerca de un 26 por ciento.',
  high: 'Riesgo alto: una inundación de esta altura o mayor tiene al menos un 1 por ciento de probabilidad cada año; en un préstamo de 30 años, cerca de un 26 por ciento.',
  moderate:
    'Riesgo moderado: fuera de la inundación del 1 por ciento y dentro de la del 0.2 por ciento, o donde la del 1 por ciento es poco profunda o pequeña.',
  levee:
    'Riesgo menor gracias a un dique. El agua puede pasar por encima de un dique, y un dique puede romperse.',
  minimal:
    'Riesgo bajo: fuera de la inundación del 1 por ciento y de la del 0.2 por ciento. Bajo no quiere decir nulo.',
  undetermined: 'Puede inundarse, y nadie ha estudiado con qué probabilidad.',
  unmapped: 'El mapa no incluye este lugar.',
};

const levels: Readonly<Record<SchoolLevel, string>> = {
  elementary: 'primaria',
  middle: 'intermedia',
  high: 'secundaria',
};

const noPlace: Readonly<Record<Exclude<NothingFound, 'nothing-recorded'>, string>> = {
  'address-not-located': 'no conoce esta dirección',
  'address-ambiguous': 'conoce varios lugares o viviendas con esta dirección',
};

export const premium: typeof english = {
  retrieved: (date) => `consultado el ${date}`,
  notLocated: (publisher, because, subject) =>
    `${publisher} ${noPlace[because]}, así que no se pudo consultar ${subject}.`,
  numbers: {
    orMore: (value) => `${value} o más`,
    orLess: (value) => `${value} o menos`,
    orLater: (year) => `${year} o después`,
    orEarlier: (year) => `${year} o antes`,
  },
  flood: {
    title: 'Zona de inundación',
    subject: 'la zona de inundación de esta vivienda',
    introduction:
      'Lo que el mapa de inundaciones vigente de FEMA dice del punto donde está esta dirección. El mapa muestra las inundaciones de ríos, lagos y costas, no el agua de una lluvia fuerte.',
    none: 'El mapa digital de inundaciones de FEMA no cubre este lugar: pida el mapa en papel al administrador local de zonas inundables.',
    unavailable:
      'El mapa de inundaciones de FEMA no respondió cuando se escribió este informe: busque la dirección en el Centro de Mapas de Inundación de FEMA.',
    zone: 'Zona en el mapa',
    meanings: floodMeanings,
    floodway:
      'El punto está en el cauce de inundación, por donde el agua debe poder correr: construir, rellenar y ampliar está restringido.',
    insurance: 'Seguro contra inundación',
    required: 'Obligatorio con casi todo préstamo',
    requiredText:
      'Un prestamista con regulación federal, o cuyo préstamo respaldan FHA, VA, USDA, Fannie Mae o Freddie Mac, debe exigir un seguro contra inundación para un edificio en esta zona mientras dure el préstamo. Pida una cotización antes de que termine su plazo de inspección y súmela a lo que lleva: el efectivo para el cierre no la incluye.',
    requiredCash:
      'Usted paga al contado, así que nadie se lo exige. Con un préstamo, un edificio en esta zona debe estar asegurado contra inundación mientras dure el préstamo; esa regla alcanzará a quien le compre o a un refinanciamiento.',
    notRequired: 'La ley federal no lo exige',
    notRequiredText:
      'La regla abarca solo las zonas de riesgo alto; aun así, un prestamista puede pedirlo. Las pólizas usuales de vivienda no cubren daños por inundación: pregunte cuánto costaría una.',
    elevation: 'Altura de la inundación del 1 por ciento',
    feet: (feet) => `${feet} pies`,
    elevationText:
      'Según la referencia de altura del mapa, no sobre el suelo. Un certificado de elevación dice cómo queda el piso más bajo.',
    panel: 'Hoja del mapa',
    panelText: (date) => (date ? `Vigente desde el ${date}. Los mapas se revisan.` : 'Los mapas se revisan.'),
    remark:
      'El prestamista encarga su propia determinación, que mira el edificio. Para el préstamo vale esa, no este punto de la dirección.',
    questions: [
      'Al vendedor: ¿se ha inundado alguna vez esta vivienda, y qué reclamos al seguro o ayudas por desastre se pagaron?',
      'Al prestamista: ¿qué zona muestra su determinación de inundación, y me da una copia?',
      'A un agente de seguros: ¿cuánto cuesta al año una póliza contra inundación, y puedo quedarme con la del vendedor?',
      'Al administrador de zonas inundables: ¿viene un mapa nuevo o una enmienda para esta dirección?',
    ],
    certificateQuestion:
      'Al vendedor: ¿hay un certificado de elevación, y me lo entrega? Puede bajar la prima.',
  },
  taxes: {
    title: 'Impuesto a la propiedad, año por año',
    subject: 'la historia de su impuesto a la propiedad',
    introduction:
      'Lo que el registro fiscal muestra de esta vivienda, según un proveedor de registros públicos. Su factura puede ser otra: en muchos lugares se vuelve a tasar después de una venta, y las exenciones del vendedor terminan.',
    none: (publisher) =>
      `${publisher} no tiene ninguna factura ni tasación fiscal de esta vivienda: pídalas al tasador del condado.`,
    unavailable:
      'El proveedor de registros públicos no dio la historia del impuesto cuando se escribió este informe: la tiene el tasador del condado.',
    year: (year) => `Año fiscal ${year}`,
    unknown: 'La factura no está en el registro',
    assessed: (amount) => `Tasada en ${amount}.`,
    noAssessment: 'El valor tasado no está en el registro.',
    more: (percent, year) => `${percent} más que en ${year}.`,
    less: (percent, year) => `${percent} menos que en ${year}.`,
    same: (year) => `Igual que en ${year}.`,
    change: (from, to) => `De ${from} a ${to}`,
    changeText: (from, to) => `La factura anual pasó de ${from} a ${to}.`,
    unchanged: 'Sin cambio',
    up: (percent) => `${percent} más`,
    down: (percent) => `${percent} menos`,
    questions: [
      'Al vendedor: ¿qué exenciones tiene esta factura, y terminan con la venta?',
      'Al tasador del condado: ¿habrá una nueva tasación o una factura suplementaria por la venta, y cuándo?',
      'A la compañía de títulos: ¿hay gravámenes especiales o distritos en la factura?',
    ],
  },
  schools: {
    title: 'Escuelas',
    subject: 'las escuelas de esta vivienda',
    introduction:
      'Escuelas que un proveedor de registros indica para esta dirección. Las zonas escolares cambian: vale lo que responda el distrito escolar, no esta lista.',
    none: (publisher) =>
      `${publisher} no indica ninguna escuela para esta dirección: el distrito escolar dice cuáles le tocan.`,
    unavailable:
      'El proveedor de registros no dio la lista de escuelas cuando se escribió este informe: la tiene el distrito escolar.',
    district: 'Distrito escolar',
    districtText: 'Decide qué escuelas le tocan a cada dirección.',
    level: (list) => `Nivel: ${list}`,
    levels,
    levelUnknown: 'Nivel no indicado',
    grades: (grades) => `Grados ${grades}`,
    public: 'pública',
    private: 'privada',
    assigned: 'asignada a esta dirección',
    miles: (miles) => (miles === '1' ? 'a 1 milla' : `a ${miles} millas`),
    nothingMore: 'La lista no dice nada más.',
    remark: 'Este informe no califica escuelas ni describe a quienes asisten a ellas.',
    questions: [
      'Al distrito escolar: ¿qué escuelas le tocan a esta dirección exacta en el próximo año escolar?',
      'Al distrito escolar: ¿se está hablando de cambiar las zonas escolares?',
    ],
  },
  neighbourhood: {
    title: 'Estadísticas del vecindario',
    subject: 'la estadística de su vecindario',
    introduction: (tract, years) =>
      `${tract.replace(/^Census Tract/, 'Sector censal')} en la Encuesta sobre la Comunidad Estadounidense de ${years}. Es una muestra, así que cada cifra tiene un margen de error: en nueve de cada diez muestras como esta, la cifra verdadera está dentro del margen.`,
    generalIntroduction:
      'Lo que la Encuesta sobre la Comunidad Estadounidense de la Oficina del Censo dice del sector censal de esta vivienda.',
    none: 'La Encuesta sobre la Comunidad Estadounidense no da cifras del sector censal de esta vivienda, como ocurre donde respondieron muy pocos hogares.',
    unavailable: 'La encuesta de la Oficina del Censo no respondió cuando se escribió este informe.',
    plusMinus: (value, margin) => `${value} ± ${margin}`,
    points: (margin) => `${margin} puntos`,
    years: (margin) => (margin === '1' ? '1 año' : `${margin} años`),
    noMargin: 'La Oficina no da un margen de error.',
    wide: 'El margen es amplio: tómela como una idea aproximada.',
    labels: {
      medianHomeValueCents: 'Valor mediano de las viviendas propias',
      medianPropertyTaxCents: 'Impuesto a la propiedad mediano al año',
      medianRentCents: 'Alquiler mediano al mes, con servicios',
      medianHouseholdIncomeCents: 'Ingreso mediano del hogar al año',
      ownerOccupiedPercent: 'Viviendas habitadas por su dueño',
      vacantPercent: 'Viviendas desocupadas',
      medianYearBuilt: 'Año mediano de construcción',
    },
    texts: {
      medianHomeValueCents:
        'Lo que los dueños creen que valdría su vivienda en una venta; no es un precio de venta.',
      medianPropertyTaxCents: 'Lo que los dueños dicen que pagan; la mitad paga más.',
      medianRentCents: 'La mitad de las viviendas alquiladas cuesta más.',
      medianHouseholdIncomeCents: 'La mitad de los hogares tiene más.',
      ownerOccupiedPercent: 'De las viviendas en que vive alguien.',
      vacantPercent: 'De todas las viviendas, también las que se venden o alquilan y las segundas viviendas.',
      medianYearBuilt: 'La mitad de las viviendas es más nueva.',
    },
    remark: 'Un sector censal tiene unos 4,000 habitantes: estas cifras no son las de una sola calle.',
    questions: [],
  },
  sales: {
    title: 'Ventas comparables',
    subject: 'ninguna venta cercana',
    introduction: (miles, date) =>
      `Ventas registradas a menos de ${miles} millas desde el ${date}, la más reciente primero, según un proveedor de registros públicos. Son datos para comparar, no un avalúo: la superficie, el estado y lo que el vendedor devolvió no son iguales.`,
    generalIntroduction:
      'Ventas registradas cerca de esta vivienda, según un proveedor de registros públicos.',
    none: (publisher) =>
      `${publisher} no tiene ningún precio de venta registrado cerca de esta vivienda; algunos estados no publican los precios, y ahí la fuente es el sistema de listados de su agente.`,
    unavailable:
      'El proveedor de registros públicos no dio ventas cuando se escribió este informe: pida a su agente las ventas cerradas de la zona.',
    median: 'Precio mediano',
    medianText: (count) => `El punto medio de las ${count} ventas de abajo.`,
    oneSale: 'Hay una sola venta: no mide el mercado.',
    above: (price, percent) => `Su precio de ${price} está un ${percent} por encima.`,
    below: (price, percent) => `Su precio de ${price} está un ${percent} por debajo.`,
    equal: (price) => `Su precio de ${price} es el mismo.`,
    medianPerFoot: 'Precio mediano por pie cuadrado',
    medianPerFootText: (count) =>
      `De las ${count} ventas cuya superficie se conoce. Multiplíquelo por la superficie de esta vivienda para comparar.`,
    soldOn: (date) => `Vendida el ${date}`,
    size: (feet) => `${feet} pies cuadrados`,
    bedrooms: (count) => (count === '1' ? '1 dormitorio' : `${count} dormitorios`),
    bathrooms: (count) => (count === '1' ? '1 baño' : `${count} baños`),
    built: (year) => `construida en ${year}`,
    miles: (miles) => (miles === '1' ? 'a 1 milla' : `a ${miles} millas`),
    perFoot: (amount) => `${amount} por pie cuadrado`,
    remark:
      'Los registros públicos no muestran reparaciones, muebles ni créditos que dio el vendedor. Una venta aparece en ellos semanas después de su cierre.',
    questions: [
      'A su agente: ¿cuál de estas viviendas se parece más a esta, y qué corregiría en las otras?',
      'A su agente: ¿qué ventas de las últimas semanas faltan aquí, y qué devolvieron sus vendedores?',
    ],
  },
};
