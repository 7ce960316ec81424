import { textCell } from '@closewise/domain/csv';
import { decimalDollars } from '@closewise/domain/money';
import type { TaxYear } from './tax-years.js';

/** A row for each payee. Tax ids are with the provider, under the account that is named. */
export const taxRows = ({ year, thresholdCents, payees }: TaxYear): string[][] => [
  [
    'Year',
    'Payee',
    'Code or tag',
    'Name',
    'Account at the provider',
    'Transfers',
    'Paid (USD)',
    'Returned (USD)',
    '1099-NEC box 1 (USD)',
    'Threshold (USD)',
    'Reported',
  ],
  ...payees.map((one) => [
    year,
    one.payee.kind,
    textCell(one.label),
    textCell(one.name),
    textCell(one.accountId ?? ''),
    String(one.transfers),
    decimalDollars(one.paidCents),
    decimalDollars(one.reversedCents),
    decimalDollars(one.boxOneCents),
    decimalDollars(thresholdCents),
    one.isReported ? 'yes' : 'no',
  ]),
];
