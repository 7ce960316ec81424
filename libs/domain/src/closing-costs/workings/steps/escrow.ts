import type { Cents } from '../../../money/index.js';

/** Deposits into the escrow account; `cushionMonths` of them are the reserve that RESPA allows. */
export type EscrowStep =
  | Readonly<{ kind: 'deposit-to-next-premium'; months: number; cushionMonths: number; yearlyCents: Cents }>
  | Readonly<{ kind: 'deposit-by-bills'; months: number; cushionMonths: number; yearlyCents: Cents }>
  | Readonly<{ kind: 'cushion-alone'; cushionMonths: number; yearlyCents: Cents }>
  | Readonly<{ kind: 'months-by-bills-up-to'; months: number }>;
