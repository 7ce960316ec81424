import { formatCount } from '../../shared/i18n/format-count';
import type { AffiliateMessages } from './messages.en';

const es: AffiliateMessages = {
  sales: {
    title: 'Sus ventas',
    lede: 'Todos los informes pagados a través de su enlace, del más reciente al más antiguo. No se muestra la identidad de los compradores.',
    caption: 'Ventas a través de su enlace, de la más reciente a la más antigua',
    loading: 'Cargando sus ventas...',
    failed: 'No se pudieron cargar sus ventas. No se ha perdido nada.',
    retry: 'Intentar de nuevo',
    day: 'Día',
    amount: 'Pagó el comprador',
    state: 'Estado',
    commission: 'Comisión',
    states: {
      pending: 'Pendiente',
      confirmed: 'Confirmada',
      disputed: 'En disputa',
      reversed: 'Revertida',
    },
    until: (day) => `hasta el ${day}`,
    givenBack: (amount) => `${amount} reembolsados`,
    explained:
      'Una venta está pendiente mientras aún es probable un reembolso; después se confirma y se paga. Una venta en disputa no se paga hasta que decida el banco del comprador. Una venta revertida se reembolsó por completo, o el banco del comprador retiró el pago.',
    newer: 'Ventas más recientes',
    older: 'Ventas más antiguas',
    shown: (from, to, total) => `${from} a ${to} de ${total}`,
    empty: {
      title: 'Todavía no hay ventas',
      body: 'Una venta aparece aquí en cuanto un comprador paga un informe a través de su enlace.',
    },
    file: {
      label: 'Descargar en CSV',
      busy: 'Preparando el archivo...',
      failed: 'No se pudo crear el archivo. Inténtelo de nuevo.',
    },
  },
  visits: {
    title: 'Visitas a su enlace',
    lede: 'Cada visitante se cuenta una vez al día, de forma anónima y sin cookies.',
    loading: 'Cargando sus visitas...',
    failed: 'No se pudieron cargar las visitas. Se siguen contando.',
    retry: 'Intentar de nuevo',
    lately: 'Visitas',
    latelyNote: (days) => `En los últimos ${days} días`,
    sales: 'Ventas',
    salesNote: 'En el mismo período, sin las revertidas',
    conversion: 'Ventas por cada 100 visitas',
    conversionNote:
      'Una venta puede llegar hasta 30 días después de la visita, y quienes piden no ser contados solo figuran en las ventas.',
    noConversion: 'Aún ninguna',
    total: (count, day) =>
      `${formatCount(count, 'es', { one: 'visita', other: 'visitas' })} desde el ${day}, cuando se empezó a contar.`,
    chart: 'Visitas por día',
    byDay: 'Visitas por día en una tabla',
    day: 'Día',
    visits: 'Visitas',
    empty: {
      title: 'Todavía no hay visitas',
      body: 'Aparecen aquí en cuanto alguien sigue su enlace. Sus propias visitas también cuentan.',
    },
  },
};
export default es;
