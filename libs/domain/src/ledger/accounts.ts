import type { Cents } from '../money/index.js';

type AccountDefinition = Readonly<{
  kind: string;
  /** Whether there is exactly one account of this kind; its id is then its kind. */
  isGeneral: boolean;
  /** Whether the account earns, so that it has monthly totals. */
  earns: boolean;
  /** The field of the trial balance that shows the accounts of this kind, and its line in the CLI. */
  field: `${string}Cents`;
  label: string;
  /** -1 if the trial balance shows the negated balance. */
  sign: 1 | -1;
}>;

/**
 * The chart of accounts, in the order of the trial balance. A new account is one more line here: the tables, statements
 * and checks of the books work with any account.
 */
export const chartOfAccounts = [
  // Negative: what buyers paid and did not get back.
  { kind: 'buyers', isGeneral: true, earns: false, field: 'cashCents', label: 'paid by buyers', sign: -1 },
  // What the payment provider kept.
  {
    kind: 'provider-fees',
    isGeneral: true,
    earns: false,
    field: 'providerFeesCents',
    label: "provider's fees",
    sign: 1,
  },
  {
    kind: 'affiliate',
    isGeneral: false,
    earns: true,
    field: 'affiliatesCents',
    label: 'affiliates',
    sign: 1,
  },
  {
    kind: 'organization',
    isGeneral: false,
    earns: true,
    field: 'organizationsCents',
    label: 'organizations',
    sign: 1,
  },
  { kind: 'house', isGeneral: true, earns: true, field: 'houseCents', label: 'house', sign: 1 },
  // What the payout provider was asked to pay and has not answered.
  {
    kind: 'in-transit',
    isGeneral: true,
    earns: false,
    field: 'inTransitCents',
    label: 'payouts in transit',
    sign: 1,
  },
  // What the payout provider paid.
  { kind: 'paid-out', isGeneral: true, earns: false, field: 'paidOutCents', label: 'paid out', sign: 1 },
] as const satisfies readonly AccountDefinition[];

type ChartLine = (typeof chartOfAccounts)[number];

/** The kinds of accounts. */
export type AccountKind = ChartLine['kind'];

/** The kinds of which there is exactly one account. */
export type GeneralAccount = Extract<ChartLine, { isGeneral: true }>['kind'];

/** The field of the trial balance for each kind of account. */
export type TrialBalanceField = ChartLine['field'];

/** The general accounts by name. */
export const generalAccounts: readonly GeneralAccount[] = chartOfAccounts.flatMap((line) =>
  line.isGeneral ? [line.kind] : [],
);

/** The accounts that have monthly totals. */
export const earningKinds: ReadonlySet<string> = new Set(
  chartOfAccounts.flatMap(({ kind, earns }) => (earns ? [kind] : [])),
);

/** Names an account of the books: a general one, or a payee's. */
export type AccountRef = Readonly<{ kind: AccountKind; id: string }>;

const general = (kind: GeneralAccount): AccountRef => ({ kind, id: kind });

export const buyers = general('buyers');
export const providerFees = general('provider-fees');
export const house = general('house');
export const inTransit = general('in-transit');
export const paidOut = general('paid-out');

/** The key of an account in the books: `affiliate:6f1d2c3b`. */
export const accountKey = (kind: string, id: string): string => `${kind}:${id}`;

/** The sum of each kind of account. If `differenceCents` is not zero, the books are wrong. */
export type TrialBalance = Readonly<
  { entries: number; differenceCents: Cents } & Record<TrialBalanceField, Cents>
>;

/** Makes the trial balance from the sums of all accounts by kind. A missing kind is zero. */
export function trialBalanceOf(entries: number, sums: ReadonlyMap<string, Cents>): TrialBalance {
  const fields = chartOfAccounts.map(({ kind, field, sign }) => [
    field,
    withoutMinusZero(sign * (sums.get(kind) ?? 0)),
  ]);
  const total = [...sums.values()].reduce((sum, cents) => sum + cents, 0);
  return {
    entries,
    ...(Object.fromEntries(fields) as Record<TrialBalanceField, Cents>),
    differenceCents: withoutMinusZero(-total),
  };
}

const withoutMinusZero = (cents: Cents): Cents => cents + 0;
