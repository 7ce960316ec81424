import type { Cents } from '../../../money/index.js';
import type { Bilingual } from '../../bilingual.js';
import type { PercentStep, UnitsStep } from './arithmetic.js';

/** Taxes on the transfer and on the loan. */
export type TaxStep =
  /** The purchase is relieved of the tax. */
  | Readonly<{ kind: 'tax-exempt' }>
  | Readonly<{ kind: 'first-exempt'; cents: Cents }>
  /** The parts of the base that lie in each bracket, added up. */
  | Readonly<{ kind: 'brackets'; slices: readonly (PercentStep | UnitsStep)[] }>
  | Readonly<{ kind: 'per-document'; cents: Cents; documents: number }>
  /** One amount for every base up to this one. */
  | Readonly<{ kind: 'fixed-up-to'; baseCents: Cents }>
  /** A part of another tax on the same purchase. */
  | Readonly<{ kind: 'part-of-tax'; taxCents: Cents; numerator: number; denominator: number }>
  | Readonly<{ kind: 'tax-minimum'; cents: Cents }>
  | Readonly<{ kind: 'tax-maximum'; cents: Cents }>
  | Readonly<{ kind: 'tax-credit'; cents: Cents }>
  | Readonly<{ kind: 'added-charge'; cents: Cents; name: Bilingual }>;
