import type { contacts as english } from '../en/contacts.js';

export const contacts: typeof english = {
  title: 'Con quién hablar',
  introduction:
    'Una llamada para cada uno, primero los montos mayores. Anote el nombre, la fecha y la respuesta.',
  parties: {
    insurer: 'Agente de seguros',
    lender: 'Prestamista u oficial de préstamos',
    settlement: 'Compañía de títulos, de escrow o de cierre',
    building: 'Administración del edificio',
    builder: 'Oficina de ventas del constructor',
    attorney: 'Abogado',
    agent: 'Su agente y su agencia',
    association: 'Asociación de propietarios',
    surveyor: 'Agrimensor o topógrafo',
    inspector: 'Inspectores y especialistas',
    government: 'Oficinas del condado o de la ciudad',
    others: 'Mudanza, servicios públicos y otros',
  },
  closingAgents: {
    'title-company': 'Compañía de títulos',
    escrow: 'Compañía de escrow y de títulos',
    'attorney-customary': 'Abogado de cierre o compañía de títulos',
    'attorney-required': 'Abogado de cierre y aseguradora de títulos',
  },
};
