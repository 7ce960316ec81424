import type { SalesMessages } from './messages.en';

const es: SalesMessages = {
  title: 'Sus ventas',
  lede: 'Cada informe pagado a través de su enlace, del más reciente al más antiguo. A nadie se le muestra quién compró.',
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
    'Una venta queda pendiente mientras llega la mayoría de los reembolsos; después se confirma y se paga. Una venta en disputa no se paga hasta que decida el banco del comprador. Una revertida se reembolsó por completo, o el banco del comprador retiró el pago.',
  newer: 'Ventas más recientes',
  older: 'Ventas más antiguas',
  shown: (from, to, total) => `${from} a ${to} de ${total}`,
  empty: {
    title: 'Todavía no hay ventas',
    body: 'Una venta aparece aquí en cuanto un comprador paga un informe a través de su enlace.',
  },
  file: {
    label: 'Descargar en CSV',
    busy: 'Se están escribiendo sus ventas...',
    failed: 'No se pudo crear el archivo. Inténtelo de nuevo.',
  },
};
export default es;
