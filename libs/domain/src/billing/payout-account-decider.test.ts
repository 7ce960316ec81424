import type { PayoutAccountEvent } from './payout-account-events.js';
import { payoutAccountDecider, type PayoutAccountCommand } from './payout-account-decider.js';

const payee = { kind: 'affiliate', id: '6f1d2c3b' } as const;
const account = { payee, provider: 'stripe', accountId: 'acct_1' };
const second = { ...account, accountId: 'acct_2' };

const opened: PayoutAccountEvent = { type: 'PayoutAccountOpened', data: account };
const verified: PayoutAccountEvent = { type: 'PayoutAccountVerified', data: account };
const restricted = (...reasons: string[]): PayoutAccountEvent => ({
  type: 'PayoutAccountRestricted',
  data: { ...account, reasons },
});
const open = (more: Partial<typeof account> = {}): PayoutAccountCommand => ({
  type: 'OpenPayoutAccount',
  ...account,
  ...more,
});
const payable: PayoutAccountCommand = {
  type: 'StatePayoutAccount',
  accountId: 'acct_1',
  payable: true,
  due: [],
};
const due = (...words: string[]): PayoutAccountCommand => ({ ...payable, payable: false, due: words });

describe('the account of a payee at the provider', () => {
  it.each<[string, PayoutAccountEvent[], PayoutAccountCommand, PayoutAccountEvent[]]>([
    ['is opened', [], open(), [opened]],
    ['is opened once', [opened], open(), []],
    ['stays the first one when two were opened at the same time', [opened], open(second), []],
    ['stays when it is verified', [opened, verified], open(second), []],
    ['stays when something is due', [opened, restricted('external_account')], open(second), []],
    [
      'is opened anew once it is closed',
      [opened, restricted('closed')],
      open(second),
      [{ type: 'PayoutAccountOpened', data: second }],
    ],
    [
      'is opened anew at another provider',
      [opened, verified],
      open({ provider: 'simulated', accountId: 'acct_sim' }),
      [
        {
          type: 'PayoutAccountOpened',
          data: { ...account, provider: 'simulated', accountId: 'acct_sim' },
        },
      ],
    ],
    ['is verified', [opened], payable, [verified]],
    ['is verified once', [opened, verified], payable, []],
    ['says what is due before it was ever paid', [opened], due('tos'), [restricted('tos')]],
    ['is restricted when something becomes due', [opened, verified], due('tos'), [restricted('tos')]],
    ['says the same only once, in whatever order', [opened, restricted('a', 'b')], due('b', 'a', 'b'), []],
    ['says what else is due', [opened, restricted('a')], due('b', 'a'), [restricted('a', 'b')]],
    ['is verified again', [opened, verified, restricted('tos')], payable, [verified]],
    ['is restricted without a word of why', [opened], due(), [restricted()]],
    ['is closed', [opened, verified], due('closed'), [restricted('closed')]],
    ['is none while nobody opened it', [], payable, []],
    [
      'hears nothing of the account before it',
      [opened, restricted('closed'), { type: 'PayoutAccountOpened', data: second }],
      payable,
      [],
    ],
  ])('%s', (_title, given, command, expected) => {
    const state = given.reduce(payoutAccountDecider.evolve, payoutAccountDecider.initialState);
    expect(payoutAccountDecider.decide(command, state)).toStrictEqual(expected);
  });

  it('counts the accounts that were opened', () => {
    const events = [opened, verified, restricted('closed'), { ...opened, data: second }];
    const state = events.reduce(payoutAccountDecider.evolve, payoutAccountDecider.initialState);
    expect(state).toStrictEqual({ ...second, status: 'opened', opened: 2, due: [] });
  });
});
