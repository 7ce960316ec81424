import type { Language } from '../shared/i18n/language';

/** Sections of the Loan Estimate form, as a buyer would call them. */
export const sectionNames: Record<string, Record<Language, string>> = {
  A: { en: 'Lender charges', es: 'Cargos del prestamista' },
  B: { en: 'Appraisal and loan program', es: 'Avalúo y programa del préstamo' },
  C: { en: 'Title, settlement, inspections', es: 'Título, cierre e inspecciones' },
  E: { en: 'Recording and taxes', es: 'Registro e impuestos' },
  F: { en: 'Prepaid interest and insurance', es: 'Intereses y seguro por adelantado' },
  G: { en: 'First escrow deposit', es: 'Primer depósito en reserva' },
  H: { en: 'Agent and other services', es: 'Agente y otros servicios' },
};
