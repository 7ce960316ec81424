import { money } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { TaxStep } from '../steps/taxes.js';
import { arithmetic } from './arithmetic.js';

export const taxes: Sentences<TaxStep> = {
  'tax-exempt': () => `${money(0)}: exento`,
  'first-exempt': ({ cents }) => `los primeros ${money(cents)} exentos`,
  brackets: ({ slices }) =>
    slices
      .map((slice) => (slice.kind === 'percent' ? arithmetic.percent(slice) : arithmetic.units(slice)))
      .join(' + '),
  'per-document': ({ cents, documents }) => `${money(cents)} × ${documents} documentos`,
  'fixed-up-to': ({ baseCents }) => `fijo hasta ${money(baseCents)}`,
  'part-of-tax': ({ taxCents, numerator, denominator }) => `${money(taxCents)} × ${numerator}/${denominator}`,
  'tax-minimum': ({ cents }) => `mínimo ${money(cents)}`,
  'tax-maximum': ({ cents }) => `máximo ${money(cents)}`,
  'tax-credit': ({ cents }) => `${money(cents)} de crédito`,
  'added-charge': ({ cents, name }) => `${money(cents)} ${name.es}`,
};
