import type { OrganizationMessages } from './messages.en';

const es: OrganizationMessages = {
  members: {
    title: 'Sus miembros',
    lede: 'Todas las personas que se registraron como miembros de su organización, incluso sin ventas.',
    caption: 'Miembros y sus ventas, de mayor a menor',
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
    unconfirmed: 'Sin confirmar',
    confirm: 'Confirmar',
    confirming: 'Confirmando...',
    reject: 'No es miembro',
    rejecting: 'Rechazando...',
    reason: '¿Por qué no es miembro?',
    reasonHint: 'Se guarda con la decisión. El agente sabrá que usted rechazó la membresía.',
    reasonMissing: 'Indique por qué no es miembro',
    effect:
      'Las ventas que se paguen desde ahora no le generan comisión adicional. Usted conserva lo que ya ganó y el agente conserva su comisión.',
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
      'without-sale': {
        title: 'Todos han vendido',
        body: 'Cada uno de sus miembros ha vendido al menos un informe.',
      },
    },
    file: {
      label: 'Descargar todos los miembros en CSV',
      busy: 'Preparando el archivo...',
      failed: 'No se pudo crear el archivo. Inténtelo de nuevo.',
    },
  },
  months: {
    title: 'Mes a mes',
    lede: 'Lo que han vendido sus miembros y lo que ganó su organización después de los reembolsos. Los meses se cuentan en UTC.',
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
  },
  password: {
    forgot: {
      title: '¿Olvidó su contraseña?',
      lede: 'Escriba el correo de acceso de su organización. Le enviaremos un enlace para establecer una contraseña nueva; funciona una sola vez, en el plazo de una hora.',
      email: 'Correo de acceso',
      emailInvalid: 'Escriba un correo electrónico válido',
      submit: 'Enviarme el enlace',
      submitting: 'Enviando...',
      sent: 'Si esta dirección pertenece a una organización, va en camino un enlace para establecer una contraseña nueva. Revise también las carpetas de spam y promociones.',
      failed: 'No se pudo pedir el enlace. Inténtelo de nuevo.',
    },
    reset: {
      title: 'Establezca una contraseña nueva',
      lede: 'Para el panel de su organización. Se cerrará la sesión en todos los dispositivos.',
      password: 'Contraseña nueva',
      hint: 'Al menos 16 caracteres.',
      confirmation: 'Confirme la contraseña nueva',
      submit: 'Establecer la contraseña',
      submitting: 'Guardando...',
      failed: 'No se pudo establecer la contraseña. Inténtelo de nuevo.',
      missing: {
        title: 'Este enlace está incompleto',
        body: 'Abra otra vez el enlace de nuestro correo o pida uno nuevo.',
      },
      again: 'Pedir un enlace nuevo',
      done: {
        title: 'Su contraseña nueva está lista',
        body: 'La anterior ya no funciona y se cerró la sesión en todos los dispositivos. Inicie sesión con la nueva.',
      },
    },
    login: 'Volver al inicio de sesión',
  },
  registration: {
    loading: 'Cargando el registro...',
    failed: { title: 'No se pudo cargar el registro', retry: 'Intentar de nuevo' },
    missing: {
      title: 'Este enlace está incompleto',
      body: 'Abra otra vez el enlace completo de nuestro correo.',
    },
    gone: {
      title: 'Este enlace ya no funciona',
      body: 'El registro terminó: se borró, se rechazó o no se confirmó a tiempo. Su etiqueta y su correo electrónico se pueden registrar otra vez.',
      again: 'Registrar una organización',
    },
    confirm: {
      title: 'Confirme su registro',
      lede: (name, tag) =>
        `${name} (${tag}) se registró en Closewise con su correo electrónico. Si fue usted, confírmelo para que podamos aprobarlo.`,
      passwordTitle: 'Otra contraseña, si lo desea',
      passwordBody:
        'Establezca una si otra persona llenó el formulario, para que solo usted pueda iniciar sesión. Se cierra la sesión en todos los dispositivos. Deje los dos campos vacíos para conservar la contraseña del formulario.',
      password: 'Contraseña nueva (opcional)',
      hint: 'Al menos 16 caracteres.',
      confirmation: 'Confirme la contraseña nueva',
      submit: 'Confirmar el registro',
      submitting: 'Confirmando...',
      failed: 'No se pudo confirmar el registro. Inténtelo de nuevo.',
    },
    confirmed: {
      title: 'Su registro está confirmado',
      body: 'Cuando nuestro equipo lo apruebe, su organización aparecerá en la lista y generará ingresos. Le avisaremos por correo.',
      dashboard: 'Abrir el panel',
    },
    notMe: {
      title: '¿No fue usted?',
      body: 'Borre el registro. Nadie podrá participar ni cobrar con su correo electrónico, y no volveremos a escribirle sobre esto.',
      submit: 'Borrar el registro',
      submitting: 'Borrando...',
      failed: 'No se pudo borrar el registro. Inténtelo de nuevo.',
    },
    erased: {
      title: 'El registro está borrado',
      body: 'Su etiqueta y su correo electrónico quedan libres. Puede cerrar esta página.',
    },
  },
};
export default es;
