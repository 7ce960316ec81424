import type { OwnSale } from '@closewise/contracts/payouts';
import { csvOf } from '@closewise/domain/csv';
import { decimalDollars } from '@closewise/domain/money';

const head = ['sold_at', 'amount', 'given_back', 'commission', 'state', 'confirmed_from'];

/** Sales as a file; amounts in dollars. Nothing in it was typed by anybody, so no cell can become a formula. */
export const ownSalesCsv = (sales: readonly OwnSale[]): string => csvOf([head, ...sales.map(rowOf)]);

const rowOf = ({ soldAt, amountCents, givenBackCents, commissionCents, state, confirmedFrom }: OwnSale) => [
  soldAt,
  decimalDollars(amountCents),
  decimalDollars(givenBackCents),
  decimalDollars(commissionCents),
  state,
  confirmedFrom ?? '',
];
