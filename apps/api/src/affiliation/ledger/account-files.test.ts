import { entriesCsv } from './account-files.js';

const entry = {
  number: 1,
  at: '2026-11-21T10:00:00.000Z',
  kind: 'reversal',
  cents: -1050,
  balanceCents: 95,
  paymentId: '=HYPERLINK("http://x")',
  runId: null,
  stream: 'sale-stripe-pi_1',
  version: 1,
  eventId: '0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10',
} as const;

describe('the CSV file of an account', () => {
  it('has a line for each entry, in cents and in dollars, and no formulas', () => {
    expect(entriesCsv([entry]).split('\r\n')).toEqual([
      'number,at,kind,cents,balance_cents,dollars,balance_dollars,reference,fact',
      `1,2026-11-21T10:00:00.000Z,reversal,-1050,95,-10.50,0.95,"'=HYPERLINK(""http://x"")",sale-stripe-pi_1@1`,
      '',
    ]);
  });
});
