import type { MonthsMessages } from './messages.en';

const es: MonthsMessages = {
  title: 'Mes a mes',
  lede: 'Lo que han vendido sus miembros y lo que le trajo a su organización después de los reembolsos. Los meses son los de los libros (UTC).',
  loading: 'Cargando los meses...',
  failed: 'No se pudieron cargar los meses. Inténtelo de nuevo.',
  retry: 'Intentar de nuevo',
  chart: 'Su comisión adicional en los últimos meses',
  caption: 'Ventas y comisión adicional por mes, del más reciente al más antiguo',
  month: 'Mes',
  joined: 'Miembros nuevos',
  sold: 'Informes vendidos',
  agents: 'Ganaron los agentes',
  override: 'Su comisión adicional',
  empty: {
    title: 'Todavía no hay meses',
    body: 'El primero aparece aquí en cuanto un miembro se une o vende un informe.',
  },
};
export default es;
