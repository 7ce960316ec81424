import type { VisitsMessages } from './messages.en';

const es: VisitsMessages = {
  title: 'Visitas de su enlace',
  lede: 'Cada visitante cuenta una vez al día, sin cookies. Nadie sabe quién es.',
  loading: 'Cargando sus visitas...',
  failed: 'No se pudieron cargar las visitas. Se cuentan de todos modos.',
  retry: 'Intentar de nuevo',
  lately: 'Visitas',
  latelyNote: (days) => `En los últimos ${days} días`,
  sales: 'Ventas',
  salesNote: 'En los mismos días, sin las revertidas',
  conversion: 'Conversión',
  conversionNote: 'Ventas por visita. Una venta puede llegar hasta 30 días después de la visita.',
  noConversion: 'Aún ninguna',
  total: (count, day) => `${count} visitas desde el ${day}, cuando se empezó a contar.`,
  chart: 'Visitas por día',
  byDay: 'Visitas por día en cifras',
  day: 'Día',
  visits: 'Visitas',
  empty: {
    title: 'Todavía no hay visitas',
    body: 'Aparecen aquí en cuanto alguien sigue su enlace. Sus propias visitas también cuentan.',
  },
};
export default es;
