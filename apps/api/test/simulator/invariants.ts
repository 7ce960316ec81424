import type { LedgerTables } from './ledger-tables.js';
import { checkPayouts } from './payouts/payout-invariants.js';
import { trueShares, type TrueSale } from './truth.js';
import { hold } from './violation.js';
import type { World } from './world.js';

/** Throws a Violation unless the books agree with the truth; the world must have been settled. */
export async function checkInvariants(world: World): Promise<void> {
  const { tables } = world;
  const entries = [...tables.entries.values()].map((row) => row as Entry);
  await liveIsRebuilt(world);
  balanced(entries, tables);
  runningBalances(entries);
  months(entries, world);
  for (const sale of world.sales) saleIsTrue(sale, entries, world);
  terminatedStays(world, entries);
  await checkPayouts(world.payouts, tables);
}

type Entry = Readonly<{
  stream: string;
  revision: number;
  kind: string;
  payment_id: string | null;
  affiliate_id: string | null;
  organization_tag: string | null;
  cash_cents: number;
  affiliate_cents: number;
  organization_cents: number;
  house_cents: number;
  in_transit_cents: number;
  paid_out_cents: number;
  affiliate_entry: number | null;
  affiliate_balance_cents: number | null;
  organization_entry: number | null;
  organization_balance_cents: number | null;
  house_entry: number;
  house_balance_cents: number;
  recorded_at: string;
}>;

/** The live read model is what a rebuild gives. */
export async function liveIsRebuilt(world: World): Promise<void> {
  const rebuilt = await world.rebuilt();
  hold(rebuilt.hash() === world.tables.hash(), 'the live read model equals a rebuilt one');
}

function balanced(entries: readonly Entry[], tables: LedgerTables): void {
  for (const entry of entries) {
    const shared =
      entry.affiliate_cents +
      entry.organization_cents +
      entry.house_cents +
      entry.in_transit_cents +
      entry.paid_out_cents;
    hold(entry.cash_cents === shared, `the shares of ${entry.stream} add up`);
  }
  const accounts = [...tables.accounts.values()];
  const owed = sum(accounts.map((account) => Number(account['balanceCents'])));
  hold(owed === 0, 'the trial balance is zero');
  const buyers = tables.accounts.get('buyers:buyers')?.['balanceCents'] ?? 0;
  hold(buyers === -sum(entries.map((entry) => entry.cash_cents)), 'buyers have what they did not pay');
}

/** The balance after each entry of an account is the sum of its entries up to it, so as-of balances are right. */
function runningBalances(entries: readonly Entry[]): void {
  for (const kind of ['affiliate', 'organization', 'house'] as const) check(entries, kind);
}

function check(entries: readonly Entry[], kind: 'affiliate' | 'organization' | 'house'): void {
  const accounts = Map.groupBy(entries, (entry) => accountIn(entry, kind));
  for (const [account, own] of accounts) {
    if (account === null) continue;
    let balance = 0;
    own.sort((left, right) => Number(left[`${kind}_entry`]) - Number(right[`${kind}_entry`]));
    own.forEach((entry, index) => {
      balance += entry[`${kind}_cents`];
      const isNext = entry[`${kind}_entry`] === index + 1;
      hold(isNext && entry[`${kind}_balance_cents`] === balance, `the balances of ${kind} ${account} add up`);
      hold(
        index === 0 || own[index - 1]!.recorded_at <= entry.recorded_at,
        `${account} is in the order of time`,
      );
    });
  }
}

/** A month holds what was entered in it, and counts the sales made in it that still stand. */
function months(entries: readonly Entry[], { tables, sales }: World): void {
  for (const row of tables.months.values()) {
    const { kind, id, month } = row as {
      kind: 'affiliate' | 'organization' | 'house';
      id: string;
      month: string;
    };
    const own = entries.filter((entry) => accountIn(entry, kind) === id);
    const entered = own.filter((entry) => isEarned(entry) && entry.recorded_at.startsWith(month));
    const cents = sum(entered.map((entry) => entry[`${kind}_cents`]));
    hold(cents === row['cents'], `${month} of ${kind} ${id} holds what was entered in it`);
    const made = new Set(entered.filter((entry) => entry.kind === 'sale').map((entry) => entry.payment_id));
    const standing = sales.filter((sale) => made.has(sale.payment.paymentId) && standingOf(sale) > 0);
    hold(standing.length === row['sales'], `${month} of ${kind} ${id} counts the sales that stand`);
  }
}

/** Being paid is no earning. */
const isEarned = ({ kind }: Entry): boolean => !kind.startsWith('payout');

function accountIn(entry: Entry, kind: 'affiliate' | 'organization' | 'house'): string | null {
  if (kind === 'house') return 'house';
  return kind === 'affiliate' ? entry.affiliate_id : entry.organization_tag;
}

/** What of a sale was not given back. */
function standingOf({ payment: { amountCents }, statements }: TrueSale): number {
  const { refunds, disputes } = statements.at(-1)!;
  const refunded = sum(refunds.filter(({ status }) => status === 'made').map((one) => one.amountCents));
  const lost = sum(disputes.filter(({ status }) => status === 'lost').map((one) => one.amountCents));
  return amountCents - Math.min(amountCents, refunded + lost);
}

function saleIsTrue(sale: TrueSale, entries: readonly Entry[], { log }: World): void {
  const { payment, terms } = sale;
  const { paymentId } = payment;
  const splits = log.events.filter(
    ({ type, data }) => type === 'SaleSplit' && data['paymentId'] === paymentId,
  );
  hold(splits.length === (terms === null ? 0 : 1), `${paymentId} is split once when it is paid, else never`);
  if (terms === null) return;
  const standing = standingOf(sale);
  const shares = trueShares(standing, terms);
  const own = entries.filter((entry) => entry.payment_id === paymentId && entry.kind !== 'forfeiture');
  hold(
    sum(own.map((entry) => entry.cash_cents)) === standing,
    `${paymentId} stands with what was not given back`,
  );
  const affiliate = sum(own.map((entry) => entry.affiliate_cents));
  hold(
    affiliate === shares.affiliate,
    `${paymentId} earns its affiliate ${shares.affiliate}, not ${affiliate}`,
  );
  const organization = sum(own.map((entry) => entry.organization_cents));
  hold(organization === shares.organization, `${paymentId} earns the organization ${shares.organization}`);
  const affiliates = own.map((entry) => entry.affiliate_id);
  hold(
    affiliates.every((one) => one === terms.affiliateId),
    `${paymentId} is credited to whom it is`,
  );
}

/** From their termination on nothing is added to an affiliate's balance, and what was unpaid is gone. */
function terminatedStays({ log }: World, entries: readonly Entry[]): void {
  for (const { data, recordedAt } of log.events.filter(({ type }) => type === 'AffiliateTerminated')) {
    const own = entries.filter((entry) => entry.affiliate_id === data['affiliateId']);
    const before = sum(
      own.filter((entry) => entry.recorded_at < recordedAt).map((entry) => entry.affiliate_cents),
    );
    const balance = sum(own.map((entry) => entry.affiliate_cents));
    hold(balance === Math.min(before, 0), 'a terminated affiliate has nothing, and no more than they owed');
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
