import type { PropertyWords } from './property-words.en';

const es: PropertyWords = {
  propertyTypes: {
    'single-family': 'Casa unifamiliar',
    condo: 'Condominio',
    townhouse: 'Casa adosada',
    'multi-family': 'Multifamiliar',
    'new-construction': 'Construcción nueva',
    'vacant-land': 'Terreno baldío',
    commercial: 'Local comercial',
    industrial: 'Nave industrial',
    'mixed-use': 'Uso mixto',
    'mobile-home': 'Casa móvil',
    'farm-ranch': 'Granja o rancho',
    'co-op': 'Apartamento en cooperativa (co-op)',
  },
  loanTypes: {
    FHA: 'Préstamo FHA',
    Conventional: 'Préstamo convencional',
    VA: 'Préstamo VA',
    USDA: 'Préstamo USDA',
    Cash: 'Al contado, sin préstamo',
  },
};
export default es;
