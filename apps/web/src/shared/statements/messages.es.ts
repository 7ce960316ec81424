import type { StatementMessages } from './messages.en';

const es: StatementMessages = {
  title: 'Estados de cuenta',
  lede: 'Uno por cada mes terminado, con cada asiento y el sello de nuestros libros. Usted puede comprobar el CSV sin nosotros.',
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
  downloading: (name) => `Descargando: ${name}...`,
  download: {
    failed: (name) =>
      `No se pudo descargar: ${name}. Puede que se haya interrumpido la conexión. No se ha perdido nada.`,
    unsealed: (name) =>
      `Todavía no está listo: ${name}. Nuestros libros todavía se están sellando. Inténtelo de nuevo en un minuto.`,
    ended: (name) =>
      `No se pudo descargar: ${name}. Su sesión ha terminado. Abra de nuevo esta página para iniciar sesión.`,
    gone: (name) =>
      `No existe: ${name}. Vuelva a cargar la página para ver los estados de cuenta disponibles.`,
  },
  check: {
    lede: 'Para comprobar un CSV en su computadora (necesita Node 20 o una versión posterior), use:',
    program: 'el programa que lo comprueba',
    key: 'nuestra clave pública',
  },
  all: (count) => `Mostrar los ${count} meses`,
};
export default es;
