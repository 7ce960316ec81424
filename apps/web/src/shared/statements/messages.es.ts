import type { StatementMessages } from './messages.en';

const es: StatementMessages = {
  title: 'Estados de cuenta',
  lede: 'Uno por cada mes terminado, con cada asiento y el sello de nuestros libros. El CSV se puede comprobar sin nosotros.',
  loading: 'Cargando los estados de cuenta...',
  failed: 'No se pudieron cargar los estados de cuenta.',
  retry: 'Intentar de nuevo',
  empty: {
    title: 'Todavía no hay estados de cuenta',
    body: 'El estado de cuenta de un mes aparece cuando el mes ha terminado.',
  },
  list: 'Estados de cuenta por mes, del más reciente al más antiguo',
  formats: [
    { label: 'CSV', name: (month) => `Estado de cuenta de ${month} en CSV` },
    { label: 'PDF', name: (month) => `Estado de cuenta de ${month} en PDF` },
    {
      label: 'PDF en inglés',
      name: (month) => `Estado de cuenta de ${month} en PDF en inglés`,
    },
  ],
  all: (count) => `Mostrar los ${count} meses`,
};
export default es;
