import type { PayoutMessages } from './messages.en';

const es: PayoutMessages = {
  title: 'Pagos',
  lede: 'Un pago es lo que ganó hasta el fin de un mes, después de los reembolsos.',
  loading: 'Cargando sus pagos...',
  failed: 'No se pudieron cargar sus pagos. No se ha perdido nada.',
  retry: 'Intentar de nuevo',
  disputed: (amount) =>
    `${amount} de su saldo vienen de ventas que los compradores disputan con su banco. No se pagan hasta que el banco decida: si decide a nuestro favor, van incluidos en el próximo pago.`,
  heldUntil: (day) =>
    `Su correo electrónico o su cuenta de pagos cambió. Para protegerle, no se paga nada antes del ${day}. Si usted no hizo este cambio, escríbanos de inmediato.`,
  last: {
    title: 'Último pago',
    none: 'Todavía no se le ha pagado nada.',
    paid: (month, day) =>
      `Pagado el ${day}, por lo que había ganado hasta el fin de ${month}. Nuestro proveedor de pagos lo envía a su banco.`,
    cameBack: (amount) => `${amount} de este pago volvieron del proveedor y están otra vez en su saldo.`,
    refused: (month, day) =>
      `El pago de ${month} fue rechazado el ${day}. El dinero sigue siendo suyo: va incluido en el próximo pago.`,
    held: (month, day) =>
      `El pago de ${month} se detuvo el ${day}. Lo que hay en su saldo sigue siendo suyo: va incluido en el próximo pago.`,
  },
  next: {
    title: 'Próximo pago',
    expected: (month, day) =>
      `Se espera a partir del ${day}, por lo que gane hasta el fin de ${month}. Este es el importe de hoy; los reembolsos lo reducen.`,
    later: (amount) =>
      `Otros ${amount}, de ventas más recientes, llegan con un pago posterior: las ventas esperan hasta que haya llegado la mayoría de los reembolsos.`,
    lacking: (minimum) => `Los pagos comienzan en ${minimum}. Un saldo menor pasa al mes siguiente.`,
    lackingAmount: (amount) => `Faltan ${amount}`,
    negative: (amount) =>
      `Ventas que ya se le habían pagado se reembolsaron después, así que su saldo está ${amount} por debajo de cero. Pasa al mes siguiente y se compensa con lo que gane después; no le enviamos una factura por ello.`,
    negativeAmount: 'Ninguno por ahora',
    blocked: (day) =>
      `Esto está en su saldo, pero todavía no se puede pagar. Cuando eso haya cambiado, llega con los pagos del ${day} o con los siguientes.`,
    prepared: (month) =>
      `El pago de ${month} está preparado. Una persona de Closewise lo revisa antes de que se pague.`,
    beingPaid: (month) => `El pago de ${month} está aprobado y se está pagando ahora.`,
    refused: (month) => `El pago de ${month} no se pudo hacer. El dinero sigue siendo suyo.`,
    held: (month) => `El pago de ${month} está detenido por ahora. El dinero sigue siendo suyo.`,
  },
  blocks: {
    inactive:
      'Su cuenta no está activa, así que por ahora no se paga nada. Lo que ha ganado queda registrado a su nombre.',
    'link-never-opened':
      'Abra una vez el enlace al panel que está en nuestro correo más reciente. Así demuestra que la dirección es suya.',
    'not-onboarded':
      'Configure su cuenta de pagos en esta página, para que nuestro proveedor de pagos sepa adónde pagar.',
    'account-restricted':
      'Nuestro proveedor de pagos necesita algo más de usted antes de poder pagarle. Siga con la configuración de su cuenta de pagos en esta página para ver qué es.',
    'sale-disputed':
      'Una parte demasiado grande de su saldo viene de ventas que los compradores disputan con su banco. No tiene que hacer nada: se podrá pagar cuando el banco haya decidido.',
    'recently-changed':
      'Su correo electrónico o su cuenta de pagos cambió hace poco. Para protegerle, no se paga nada durante los 7 días siguientes.',
  },
  problems: {
    'account-closed':
      'Nuestro proveedor de pagos ya no tiene su cuenta de pagos. Configure una de nuevo en esta página y lo intentaremos otra vez.',
    'account-incomplete':
      'Nuestro proveedor de pagos necesita algo más de usted antes de poder pagarle. Siga con la configuración de su cuenta de pagos en esta página para ver qué es, y lo intentaremos otra vez.',
    'account-changed':
      'Su cuenta de pagos cambió después de prepararse el pago. No tiene que hacer nada: el próximo pago va a la cuenta nueva.',
    'amount-changed':
      'Su saldo cambió después de prepararse el pago, por ejemplo por un reembolso. No tiene que hacer nada: el importe se calcula de nuevo.',
    inactive: 'Su cuenta se pausó después de prepararse el pago, así que por ahora no se paga nada.',
    'link-never-opened':
      'Su dirección cambió después de prepararse el pago. Abra una vez el enlace al panel que está en nuestro correo más reciente y lo intentaremos otra vez.',
    'sale-disputed':
      'Un comprador disputó una de sus ventas con su banco después de prepararse el pago. No tiene que hacer nada: el resto va en el próximo pago.',
    'recently-changed':
      'Su correo electrónico o su cuenta de pagos cambió después de prepararse el pago. Para protegerle, no se paga nada durante los 7 días siguientes.',
    ours: 'Se detuvo por causa nuestra. No tiene que hacer nada: lo intentaremos otra vez.',
    other:
      'El proveedor de pagos lo rechazó y estamos averiguando por qué. Revise en esta página si su cuenta de pagos necesita algo; si no, no tiene que hacer nada.',
  },
};
export default es;
