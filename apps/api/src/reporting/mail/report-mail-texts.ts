import type { ReportLanguage } from '@closewise/domain/reporting';

/** What the mail with a report's link says. */
export type ReportMailTexts = Readonly<{
  subject: string;
  greeting: string;
  open: string;
  linkBelow: string;
  other: string;
  refine: string;
  keepPrivate: string;
  why: string;
}>;

/** What a letter is about: a report, premium that was added to it later, or the link that an admin sends once more. */
export type ReportMailSubject = 'report' | 'premium' | 'again';

const texts: Readonly<Record<ReportLanguage, ReportMailTexts>> = {
  en: {
    subject: 'Your closing cost report is ready',
    greeting: 'The report you bought is ready. It is about this property:',
    open: 'Open my report',
    linkBelow: 'Or copy this address into your browser:',
    other: 'Leer el informe en español',
    refine:
      'Is something not right, or has it changed? For 30 days you can correct the report without paying again:',
    keepPrivate: 'Whoever has this link can read the report, so share it only with people you trust.',
    why: 'You get this one email because you asked for your report by email when you bought it at Closewise.',
  },
  es: {
    subject: 'Su informe de costos de cierre está listo',
    greeting: 'El informe que compró está listo. Es sobre esta propiedad:',
    open: 'Abrir mi informe',
    linkBelow: 'O copie esta dirección en su navegador:',
    other: 'Read the report in English',
    refine: '¿Algo no está bien o ha cambiado? Durante 30 días puede corregir el informe sin pagar otra vez:',
    keepPrivate: 'Quien tenga este enlace puede leer el informe: compártalo solo con personas de confianza.',
    why: 'Recibe este único correo porque pidió su informe por correo electrónico al comprarlo en Closewise.',
  },
};

type OwnTexts = Readonly<Record<ReportLanguage, Partial<ReportMailTexts>>>;

const ownTexts: Readonly<Record<Exclude<ReportMailSubject, 'report'>, OwnTexts>> = {
  premium: {
    en: {
      subject: 'Your report now has its premium sections',
      greeting: 'The premium sections you bought are in your report. It is about this property:',
      why: 'You get this email because you asked for your report by email when you bought it at Closewise.',
    },
    es: {
      subject: 'Su informe ya tiene las secciones premium',
      greeting: 'Las secciones premium que compró ya están en su informe. Es sobre esta propiedad:',
      why: 'Recibe este correo porque pidió su informe por correo electrónico al comprarlo en Closewise.',
    },
  },
  again: {
    en: { why: 'You get this email because we were asked to send you the link once more.' },
    es: { why: 'Recibe este correo porque nos pidieron que le enviáramos el enlace otra vez.' },
  },
};

export const reportMailTexts = (language: ReportLanguage, about: ReportMailSubject): ReportMailTexts => ({
  ...texts[language],
  ...(about !== 'report' && ownTexts[about][language]),
});
