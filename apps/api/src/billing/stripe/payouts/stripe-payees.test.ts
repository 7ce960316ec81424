import type Stripe from 'stripe';
import { accountOf, metadataOf, payeeOf, transferOf } from './stripe-payees.js';

const payee = { kind: 'organization', id: 'HAR' } as const;
const metadata = { source: 'closewise', payee_kind: 'organization', payee_id: 'HAR' };
const requirements = { currently_due: [], disabled_reason: null, pending_verification: [] };
const account = (more: object = {}): Stripe.Account =>
  ({
    id: 'acct_1',
    metadata,
    payouts_enabled: true,
    capabilities: { transfers: 'active' },
    requirements,
    ...more,
  }) as unknown as Stripe.Account;

describe('what Stripe states of a payee', () => {
  it('is whose account and transfers are, when they are ours', () => {
    expect(metadataOf(payee)).toEqual(metadata);
    expect(payeeOf(metadata)).toEqual(payee);
    for (const other of [
      undefined,
      {},
      { ...metadata, source: 'another program' },
      { ...metadata, payee_kind: 'house' },
      { ...metadata, payee_id: '' },
    ])
      expect(payeeOf(other)).toBeNull();
    expect(accountOf(account({ metadata: {} }))).toBeNull();
  });

  it.each<[string, object, string[]]>([
    ['nothing', {}, []],
    ['what it waits for', { requirements: { ...requirements, currently_due: ['tos'] } }, ['tos']],
    [
      'why the account is disabled, beside what is due',
      { requirements: { ...requirements, currently_due: ['tos'], disabled_reason: 'requirements.past_due' } },
      ['tos', 'requirements.past_due'],
    ],
    [
      'what Stripe looks at',
      { payouts_enabled: false, requirements: { ...requirements, pending_verification: ['id'] } },
      ['pending_verification'],
    ],
    ['transfers, when payouts are off', { payouts_enabled: false }, ['transfers']],
    ['transfers, when the capability is off', { capabilities: { transfers: 'inactive' } }, ['transfers']],
    ['transfers, when there is no word of them', { capabilities: undefined }, ['transfers']],
  ])('is as due: %s', (_what, more, due) => {
    expect(accountOf(account(more))).toEqual({ accountId: 'acct_1', payee, payable: due.length === 0, due });
  });

  it('is a transfer with its destination as an id or as an account', () => {
    const transfer = {
      id: 'tr_1',
      amount: 500,
      amount_reversed: 100,
      currency: 'usd',
      created: 1_790_000_000,
      destination: { id: 'acct_1' },
      transfer_group: null,
      metadata: {},
    } as unknown as Stripe.Transfer;
    const stated = {
      transferId: 'tr_1',
      accountId: 'acct_1',
      amountCents: 500,
      reversedCents: 100,
      currency: 'usd',
      group: null,
      payee: null,
      createdAt: '2026-09-21T14:13:20.000Z',
    };
    expect(transferOf(transfer)).toEqual(stated);
    expect(transferOf({ ...transfer, destination: 'acct_1' })).toEqual(stated);
  });
});
