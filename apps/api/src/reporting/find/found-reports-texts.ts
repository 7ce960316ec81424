import type { ReportLanguage } from '@closewise/domain/reporting';

type Bought = Readonly<{ place: string; price: string; day: string; orderNumber: string }>;

/** What the mail with the links of somebody's reports says. */
export type FoundReportsTexts = Readonly<{
  subject: string;
  greeting: string;
  about: (bought: Bought) => string;
  keepPrivate: string;
  why: string;
}>;

export const foundReportsTexts: Readonly<Record<ReportLanguage, FoundReportsTexts>> = {
  en: {
    subject: 'The links to your reports',
    greeting: 'These reports were bought with this email address:',
    about: ({ place, price, day, orderNumber }) =>
      `Property in ${place} for ${price}, bought on ${day}, order ${orderNumber}`,
    keepPrivate: 'Whoever has a link can read its report, so share it only with people you trust.',
    why: 'You get this email because somebody entered your address at "Find my report". If it was not you, you need not do anything: only you have received the links.',
  },
  es: {
    subject: 'Los enlaces a sus informes',
    greeting: 'Con este correo electrónico se compraron estos informes:',
    about: ({ place, price, day, orderNumber }) =>
      `Propiedad en ${place} por ${price}, comprado el ${day}, pedido ${orderNumber}`,
    keepPrivate: 'Quien tenga un enlace puede leer su informe: compártalo solo con personas de confianza.',
    why: 'Recibe este correo porque alguien escribió su dirección en "Encontrar mi informe". Si no fue usted, no tiene que hacer nada: los enlaces solo le llegaron a usted.',
  },
};
