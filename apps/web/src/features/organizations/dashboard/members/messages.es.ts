import type { MembersMessages } from './messages.en';

const es: MembersMessages = {
  title: 'Sus miembros',
  lede: 'Todos los que dicen que pertenecen a su organización, también quienes aún no han vendido nada.',
  caption: 'Miembros con lo que han vendido, primero quien más vendió',
  loading: 'Cargando sus miembros...',
  failed: 'No se pudieron cargar sus miembros. Inténtelo de nuevo.',
  retry: 'Intentar de nuevo',
  filter: {
    label: 'Qué miembros',
    all: (count) => `Todos (${count})`,
    unconfirmed: (count) => `Por confirmar (${count})`,
    'without-sale': (count) => `Sin ventas (${count})`,
  },
  member: 'Miembro',
  memberId: (id) => `N.º de miembro ${id}`,
  erased: 'Nombre borrado',
  sold: 'Informes vendidos',
  override: 'Su comisión adicional',
  paused: 'En pausa',
  confirmed: 'Confirmado',
  unconfirmed: 'Según su palabra',
  confirm: 'Confirmar',
  confirming: 'Confirmando...',
  reject: 'No es miembro',
  rejecting: 'Rechazando...',
  reason: '¿Por qué no es miembro?',
  reasonHint: 'Se guarda con la decisión. El agente sabrá que usted rechazó la membresía.',
  reasonMissing: 'Indique por qué no es miembro',
  effect:
    'Las ventas que se paguen desde ahora no le traen comisión adicional. Lo que ganó antes sigue siendo suyo y el agente conserva la suya.',
  cancel: 'Cancelar',
  decided: {
    confirm: (name) => `${name} queda confirmado como miembro.`,
    reject: (name) => `${name} ya no es miembro de su organización.`,
  },
  refusals: {
    'privacy.note-names-person':
      'El motivo se guarda y no se puede borrar. No incluya correos electrónicos, números de teléfono ni direcciones.',
  },
  decisionFailed: 'No se pudo registrar. Inténtelo de nuevo.',
  earlier: 'Miembros anteriores',
  later: 'Más miembros',
  shown: (from, to, total) => `${from} a ${to} de ${total}`,
  empty: {
    all: {
      title: 'Todavía no hay miembros',
      body: 'Los agentes aparecen aquí en cuanto se registran con su enlace.',
    },
    unconfirmed: { title: 'Nadie por confirmar', body: 'Ha confirmado a todos sus miembros.' },
    'without-sale': { title: 'Todos han vendido', body: 'Cada uno de sus miembros ha vendido un informe.' },
  },
  file: {
    label: 'Descargar todos los miembros en CSV',
    busy: 'Se están escribiendo sus miembros...',
    failed: 'No se pudo crear el archivo. Inténtelo de nuevo.',
  },
};
export default es;
