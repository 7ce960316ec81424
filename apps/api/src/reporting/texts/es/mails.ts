import type { mails as english } from '../en/mails.js';

const report: typeof english.report = {
  subject: 'Su informe de costos de cierre está listo',
  greeting: 'El informe que compró está listo. Es sobre esta propiedad:',
  open: 'Abrir mi informe',
  linkBelow: 'O copie esta dirección en su navegador:',
  refine: '¿Algo no está bien o ha cambiado? Durante 30 días puede corregir el informe sin pagar otra vez:',
  keepPrivate:
    'Cualquiera que tenga este enlace puede leer el informe: compártalo solo con personas de confianza.',
  why: 'Recibe este correo porque pidió su informe por correo electrónico al comprarlo en Closewise.',
};

export const mails: typeof english = {
  property: (place, price) => `Propiedad en ${place} por ${price}`,
  readInThisLanguage: 'Leer el informe en español',
  report,
  premium: {
    ...report,
    subject: 'Su informe ya tiene las secciones premium',
    greeting: 'Las secciones premium que compró ya están en su informe. Es sobre esta propiedad:',
  },
  again: {
    ...report,
    why: 'Recibe este correo porque nos pidieron que le enviáramos el enlace otra vez.',
  },
  receipt: {
    title: 'Recibo',
    orderNumber: 'Número de pedido',
    date: 'Fecha',
    items: { report: 'Informe de costos de cierre', premium: 'Secciones premium' },
    paid: 'Pagado',
    card: 'Tarjeta',
    final: 'Todas las ventas son finales.',
  },
  version: {
    corrected: {
      subject: 'Se modificó su informe de costos de cierre',
      greeting: (version) =>
        `Alguien que tiene el enlace de su informe lo modificó. La versión ${version} es ahora la más reciente. El informe es sobre esta propiedad:`,
      help: 'Si fue usted, no tiene que hacer nada. Si no, puede restablecer aquí la primera versión. Eso no gasta ninguna de sus correcciones y funciona aunque ya se hayan usado todas:',
    },
    restored: {
      subject: 'Se restableció la primera versión de su informe',
      greeting: (version) =>
        `Su informe vuelve a estar como lo compró; es la versión ${version}. El informe es sobre esta propiedad:`,
      help: 'Todas las versiones y lo que aún puede corregir:',
    },
    changed: 'Esto es distinto de la versión anterior:',
    open: 'Abrir mi informe',
    why: 'Recibe este correo porque dio esta dirección al comprar un informe en Closewise. Enviamos uno por cada cambio, para que nadie modifique su informe sin que usted lo sepa.',
  },
  refund: {
    made: {
      subject: 'Su reembolso de Closewise',
      greeting: 'Le reembolsamos su pago del informe sobre esta propiedad:',
      next: 'El dinero vuelve a la tarjeta con la que pagó. La mayoría de los bancos lo muestra en un plazo de 5 a 10 días hábiles.',
    },
    failed: {
      subject: 'Su reembolso de Closewise no llegó',
      greeting: 'Su banco no aceptó el reembolso de su pago del informe sobre esta propiedad:',
      next: 'El dinero está de nuevo con nosotros. Responda a este correo para que se lo enviemos de otra manera.',
    },
    orderNumber: 'Número de pedido',
    paid: 'Usted pagó',
    amount: 'Reembolso',
    left: 'Pagado después de reembolsos',
    card: 'Tarjeta',
    whole: 'Usted conserva su informe y todo lo que puede hacer con él sigue igual.',
    closed: 'Todavía puede leer su informe, pero ya no se puede corregir.',
    why: '¿Preguntas? Responda a este correo.',
  },
  found: {
    subject: 'Los enlaces a sus informes',
    greeting: 'Con este correo electrónico se compraron estos informes:',
    about: ({ place, price, day, orderNumber }) =>
      `Propiedad en ${place} por ${price}, comprado el ${day}, pedido ${orderNumber}`,
    keepPrivate:
      'Cualquiera que tenga un enlace puede leer su informe: compártalo solo con personas de confianza.',
    why: 'Recibe este correo porque alguien escribió su dirección en "Encontrar mi informe". Si no fue usted, puede ignorarlo: los enlaces solo le llegaron a usted.',
  },
};
