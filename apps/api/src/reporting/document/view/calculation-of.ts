import type { ReportFee } from '@closewise/contracts/report-document';
import { withoutEmptyCents } from './without-empty-cents.js';

/** How the amount came about, as a sentence of its own; to the cent where the fee is. */
export const calculationOf = ({ exact, calculation }: Pick<ReportFee, 'exact' | 'calculation'>): string => {
  const text = exact ? calculation : withoutEmptyCents(calculation);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};
