import { money } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { EscrowStep } from '../steps/escrow.js';

export const escrow: Sentences<EscrowStep> = {
  'deposit-to-next-premium': ({ months, cushionMonths, yearlyCents }) =>
    `${months}/12 of ${money(yearlyCents)}: ${months - cushionMonths} month to the next premium, ${cushionMonths} the RESPA cushion`,
  'deposit-by-bills': ({ months, cushionMonths, yearlyCents }) =>
    `${months}/12 of ${money(yearlyCents)} by the dates of the bills, ${cushionMonths} of them the RESPA cushion`,
  'cushion-alone': ({ cushionMonths, yearlyCents }) =>
    `RESPA cushion of ${cushionMonths} of 12 months of ${money(yearlyCents)}`,
  'months-by-bills-up-to': ({ months }) => `up to ${months} months by the dates of the bills`,
};
