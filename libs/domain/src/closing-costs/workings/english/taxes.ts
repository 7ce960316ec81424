import { money } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { TaxStep } from '../steps/taxes.js';
import { arithmetic } from './arithmetic.js';

export const taxes: Sentences<TaxStep> = {
  'tax-exempt': () => `${money(0)}: exempt`,
  'first-exempt': ({ cents }) => `first ${money(cents)} exempt`,
  brackets: ({ slices }) =>
    slices
      .map((slice) => (slice.kind === 'percent' ? arithmetic.percent(slice) : arithmetic.units(slice)))
      .join(' + '),
  'per-document': ({ cents, documents }) => `${money(cents)} × ${documents} documents`,
  'fixed-up-to': ({ baseCents }) => `up to ${money(baseCents)} fixed`,
  'part-of-tax': ({ taxCents, numerator, denominator }) => `${money(taxCents)} × ${numerator}/${denominator}`,
  'tax-minimum': ({ cents }) => `minimum ${money(cents)}`,
  'tax-maximum': ({ cents }) => `maximum ${money(cents)}`,
  'tax-credit': ({ cents }) => `${money(cents)} credit`,
  'added-charge': ({ cents, name }) => `${money(cents)} ${name.en}`,
};
