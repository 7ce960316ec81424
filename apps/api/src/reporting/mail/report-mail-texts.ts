import type { ReportLanguage } from '@closewise/domain/reporting';

/** What the mail with a report's link says. */
export type ReportMailTexts = Readonly<{
  subject: string;
  greeting: string;
  open: string;
  linkBelow: string;
  other: string;
  keepPrivate: string;
  why: string;
  whyAgain: string;
}>;

export const reportMailTexts: Readonly<Record<ReportLanguage, ReportMailTexts>> = {
  en: {
    subject: 'Your closing cost report is ready',
    greeting: 'The report you bought is ready. It is about this property:',
    open: 'Open my report',
    linkBelow: 'Or copy this address into your browser:',
    other: 'Leer el informe en español',
    keepPrivate: 'Whoever has this link can read the report, so share it only with people you trust.',
    why: 'You get this one email because you asked for your report by email when you bought it at Closewise.',
    whyAgain: 'You get this email because we were asked to send you the link once more.',
  },
  es: {
    subject: 'Su informe de costos de cierre está listo',
    greeting: 'El informe que compró está listo. Es sobre esta propiedad:',
    open: 'Abrir mi informe',
    linkBelow: 'O copie esta dirección en su navegador:',
    other: 'Read the report in English',
    keepPrivate: 'Quien tenga este enlace puede leer el informe: compártalo solo con personas de confianza.',
    why: 'Recibe este único correo porque pidió su informe por correo electrónico al comprarlo en Closewise.',
    whyAgain: 'Recibe este correo porque nos pidieron que le enviáramos el enlace otra vez.',
  },
};
