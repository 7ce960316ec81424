import type { LedgerTables } from './ledger-tables.js';
import { checkPayouts } from './payouts/payout-invariants.js';
import { trueShares, type TrueSale } from './truth.js';
import { hold } from './violation.js';
import type { World } from './world.js';

/** Throws a Violation unless the ledger agrees with the truth; the world must be settled. */
export async function checkInvariants(world: World): Promise<void> {
  const { tables } = world;
  const entries = entriesIn(tables);
  await liveIsRebuilt(world);
  balanced(entries, tables);
  runningBalances(entries);
  months(entries, world);
  for (const sale of world.sales) saleIsTrue(sale, entries, world);
  terminatedStays(world, entries);
  await checkPayouts(world.payouts, tables);
}

type Row = Readonly<{
  number: number;
  stream: string;
  revision: number;
  kind: string;
  payment_id: string | null;
  cash_cents: number;
  recorded_at: string;
}>;
type Posting = Readonly<{
  entry: number;
  account: number;
  number: number;
  cents: number;
  balance_cents: number;
}>;
type BookedPosting = Posting & Readonly<{ kind: string; id: string }>;
type Entry = Row & Readonly<{ postings: readonly BookedPosting[] }>;

/** Each entry with its postings and their accounts. */
function entriesIn({ entries, postings, accounts }: LedgerTables): Entry[] {
  const byNumber = new Map([...accounts.values()].map((account) => [account['number'], account]));
  const byEntry = Map.groupBy(
    [...postings.values()].map((row) => row as Posting),
    ({ entry }) => entry,
  );
  return [...entries.values()].map((row) => {
    const entry = row as Row;
    const booked = (byEntry.get(entry.number) ?? []).map((posting) => {
      const { kind, id } = byNumber.get(posting.account)!;
      return { ...posting, kind: String(kind), id: String(id) };
    });
    return { ...entry, postings: booked };
  });
}

/** An entry's change to accounts of a kind, in cents. */
const centsOf = ({ postings }: Entry, kind: string): number =>
  sum(postings.filter((posting) => posting.kind === kind).map(({ cents }) => cents));

/** The first account of this kind in an entry, or null. */
const accountIn = ({ postings }: Entry, kind: string): string | null =>
  postings.find((posting) => posting.kind === kind)?.id ?? null;

/** The live read model equals a rebuilt one. */
export async function liveIsRebuilt(world: World): Promise<void> {
  const rebuilt = await world.rebuilt();
  hold(rebuilt.hash() === world.tables.hash(), 'the live read model equals a rebuilt one');
}

function balanced(entries: readonly Entry[], tables: LedgerTables): void {
  for (const entry of entries) {
    const moved = sum(entry.postings.map(({ cents }) => cents));
    hold(
      moved === 0 && entry.cash_cents === -centsOf(entry, 'buyers'),
      `the shares of ${entry.stream} add up`,
    );
  }
  const accounts = [...tables.accounts.values()];
  const owed = sum(accounts.map((account) => Number(account['balanceCents'])));
  hold(owed === 0, 'the trial balance is zero');
  const buyers = tables.accounts.get('buyers:buyers')?.['balanceCents'] ?? 0;
  hold(buyers === -sum(entries.map((entry) => entry.cash_cents)), 'buyers have what they did not pay');
}

/** The balance after each entry of an account is the sum of its entries so far, so as-of balances are right. */
function runningBalances(entries: readonly Entry[]): void {
  const all = entries.flatMap(({ postings, recorded_at }) =>
    postings.map((posting) => ({ ...posting, recorded_at })),
  );
  for (const [account, own] of Map.groupBy(all, ({ kind, id }) => `${kind} ${id}`)) {
    let balance = 0;
    own.sort((left, right) => left.number - right.number);
    own.forEach((posting, index) => {
      balance += posting.cents;
      const isNext = posting.number === index + 1;
      hold(isNext && posting.balance_cents === balance, `the balances of ${account} add up`);
      const before = own[index - 1];
      hold(
        before === undefined || (before.recorded_at <= posting.recorded_at && before.entry < posting.entry),
        `${account} is in the order of time`,
      );
    });
  }
}

/** A month contains its entries, and counts the sales made in it that are not fully refunded. */
function months(entries: readonly Entry[], { tables, sales }: World): void {
  for (const row of tables.months.values()) {
    const { kind, id, month } = row as {
      kind: 'affiliate' | 'organization' | 'house';
      id: string;
      month: string;
    };
    const own = entries.filter((entry) => accountIn(entry, kind) === id);
    const entered = own.filter((entry) => isEarned(entry) && entry.recorded_at.startsWith(month));
    const cents = sum(entered.map((entry) => centsOf(entry, kind)));
    hold(cents === row['cents'], `${month} of ${kind} ${id} holds what was entered in it`);
    const made = new Set(entered.filter((entry) => entry.kind === 'sale').map((entry) => entry.payment_id));
    const standing = sales.filter((sale) => made.has(sale.payment.paymentId) && standingOf(sale) > 0);
    hold(
      standing.length === row['sales'],
      `${month} of ${kind} ${id} counts the sales that were not fully refunded`,
    );
  }
}

/** Payouts are not earnings. */
const isEarned = ({ kind }: Entry): boolean => !kind.startsWith('payout');

/** The cents of a sale that were not given back. */
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
    `${paymentId} counts for what was not given back`,
  );
  const affiliate = sum(own.map((entry) => centsOf(entry, 'affiliate')));
  hold(
    affiliate === shares.affiliate,
    `${paymentId} earns its affiliate ${shares.affiliate}, not ${affiliate}`,
  );
  const organization = sum(own.map((entry) => centsOf(entry, 'organization')));
  hold(organization === shares.organization, `${paymentId} earns the organization ${shares.organization}`);
  const affiliates = own.map((entry) => accountIn(entry, 'affiliate'));
  hold(
    affiliates.every((one) => one === terms.affiliateId),
    `${paymentId} is credited to its affiliate`,
  );
}

/** After their termination an affiliate earns nothing, and unpaid earnings are forfeited. */
function terminatedStays({ log }: World, entries: readonly Entry[]): void {
  for (const { data, recordedAt } of log.events.filter(({ type }) => type === 'AffiliateTerminated')) {
    const own = entries.filter((entry) => accountIn(entry, 'affiliate') === data['affiliateId']);
    const before = sum(
      own.filter((entry) => entry.recorded_at < recordedAt).map((entry) => centsOf(entry, 'affiliate')),
    );
    const balance = sum(own.map((entry) => centsOf(entry, 'affiliate')));
    hold(balance === Math.min(before, 0), 'a terminated affiliate has nothing, and no more than they owed');
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
