import type { SocialProofMessages } from './messages.en';

const es: SocialProofMessages = {
  label: 'Pedido reciente',
  close: 'Cerrar y no mostrar más estos avisos',
  sample: 'Aviso de muestra',
  message: 'Alguien acaba de pedir un informe sobre {propertyType} en {location}',
  propertyTypes: {
    'single-family': 'una casa unifamiliar',
    condo: 'un condominio',
    townhouse: 'una casa adosada',
    'multi-family': 'una vivienda multifamiliar',
    'new-construction': 'una casa de construcción nueva',
    'vacant-land': 'un terreno baldío',
    commercial: 'un local comercial',
    industrial: 'una nave industrial',
    'mixed-use': 'una propiedad de uso mixto',
    'mobile-home': 'una casa móvil',
    'farm-ranch': 'una granja o rancho',
    'co-op': 'un apartamento en cooperativa',
  },
};
export default es;
