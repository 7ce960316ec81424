import type { Language } from '../shared/i18n/language';

/** Sections of the Loan Estimate form in plain words. */
export const sectionNames: Record<string, Record<Language, string>> = {
  A: { en: 'Lender charges', es: 'Cargos del prestamista' },
  B: { en: 'Appraisal and loan program', es: 'Avalúo y programa del préstamo' },
  C: { en: 'Title, settlement, inspections', es: 'Título, cierre e inspecciones' },
  E: { en: 'Recording and taxes', es: 'Registro e impuestos' },
  F: { en: 'Prepaid interest and insurance', es: 'Intereses y seguro por adelantado' },
  G: { en: 'First escrow deposit', es: 'Primer depósito en reserva' },
  H: { en: 'Agent and other services', es: 'Agente y otros servicios' },
};

/** The last line of the sample on the home page, which shows two languages at once. */
export const sampleTotal: Readonly<Record<Language, string>> = {
  en: 'Estimated closing costs',
  es: 'Costos de cierre estimados',
};
