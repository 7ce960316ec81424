import { payeeKey } from '@closewise/domain/payee';
import type { LedgerTables } from '../ledger-tables.js';
import { hold } from '../violation.js';
import type { PayoutWorld } from './payout-world.js';
import { compare } from './settle-payouts.js';
import { earnedIn } from './true-payees.js';

/** Throws a Violation unless ledger, records and bank agree; the payouts must be settled. */
export async function checkPayouts(world: PayoutWorld, tables: LedgerTables): Promise<void> {
  const balanceOf = (key: string): number => Number(tables.accounts.get(key)?.['balanceCents'] ?? 0);
  const { bank, payees, around } = world;
  const moved = bank.paid.reduce((sum, one) => sum + one.amountCents - one.reversedCents, 0);
  hold(balanceOf('paid-out:paid-out') === moved, 'the books have paid out what the bank has');
  hold(balanceOf('in-transit:in-transit') === 0, 'nothing is in transit once no run is open');
  hold((await compare(world, false)) === 0, 'our record and that of the bank do not differ');
  const succeeded = around.log.events.filter(({ type }) => type === 'TransferSucceeded');
  hold(succeeded.length === bank.paid.length, 'each payment of the bank is recorded once');
  const earned = earnedIn(around.log.events, '9999');
  const terminated = new Set(
    around.affiliates.filter(({ status }) => status === 'terminated').map((one) => one.affiliateId),
  );
  for (const payee of payees.all()) {
    if (terminated.has(payee.id)) continue;
    const key = payeeKey(payee);
    const owed = (earned.get(key)?.cents ?? 0) - payees.netPaid(key);
    hold(balanceOf(key) === owed, `${key} is owed ${owed}, not ${balanceOf(key)}`);
  }
}
