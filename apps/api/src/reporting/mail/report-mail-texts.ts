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

/** What a letter is about: a report, or premium that was added to it later. */
export type ReportMailSubject = 'report' | 'premium';

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

const premiumTexts: Readonly<Record<ReportLanguage, Pick<ReportMailTexts, 'subject' | 'greeting' | 'why'>>> =
  {
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
  };

export const reportMailTexts = (language: ReportLanguage, about: ReportMailSubject): ReportMailTexts => ({
  ...texts[language],
  ...(about === 'premium' && premiumTexts[language]),
});
