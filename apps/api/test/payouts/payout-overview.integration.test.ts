import type { PayoutOverviewView } from '@closewise/contracts/payouts';
import { affiliateStream } from '@closewise/domain/affiliation';
import { dayAfterMonth } from '@closewise/domain/calendar';
import { payoutAccountStream } from '@closewise/domain/billing';
import { Affiliates, DashboardLinks, PayeeBalances } from '../../src/affiliation/index.js';
import { PayoutAccounts } from '../../src/billing/index.js';
import {
  PayoutsApproveCommand,
  PayoutsCancelCommand,
  PayoutsCloseCommand,
} from '../../src/payouts/cli/payouts-change.commands.js';
import { PayoutsExecuteCommand } from '../../src/payouts/cli/payouts-run.commands.js';
import { PayoutsPrepareCommand } from '../../src/payouts/cli/payouts-run.commands.js';
import { PayoutsReconcileCommand } from '../../src/payouts/cli/payouts-read.commands.js';
import { OwedPayees } from '../../src/payouts/owed/owed-payees.js';
import { ownLinesProjection } from '../../src/payouts/overview/own-lines.js';
import { bySystem } from '../../src/platform/commands/contexts.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { Projections } from '../../src/platform/projections/projection.js';
import { Browser } from '../administration/browser.js';
import { Associations } from '../organizations/associations.js';
import { Finance } from './finance.js';
import { dispute, earn } from './seeded-payees.js';

describe('[LE-05] a payee sees', () => {
  let finance: Finance;
  let month: string;
  let runId: string;
  beforeAll(async () => {
    finance = await Finance.open();
    ({ month } = finance);
    finance.stripe.setBalance(10_000_000);
  });
  afterEach(() => finance.settle());
  afterAll(() => finance?.close());

  const prepare = async () => {
    finance.be('maria');
    const { out } = await finance.run(PayoutsPrepareCommand, [], { month });
    runId = /^Run (\S+) is prepared/m.exec(out)![1]!;
  };
  const approve = () => {
    finance.be('omar');
    return finance.run(PayoutsApproveCommand, [runId]);
  };
  const execute = () => finance.run(PayoutsExecuteCommand, [runId]);
  const close = (reason: string) => finance.run(PayoutsCloseCommand, [runId], { reason });

  /** A browser that has opened the mailed link. */
  async function browserOf(affiliateId: string): Promise<Browser> {
    const affiliate = await finance.get(Affiliates).find(affiliateId);
    const browser = new Browser(finance.stripeShop.shop.application, '203.0.113.7');
    const token = finance.get(DashboardLinks).tokenFor(affiliate!, 'mailed');
    await browser.send('GET', `/api/affiliate/dashboard/${token}`);
    return browser;
  }

  async function read(browser: Browser, path = '/api/affiliate/payouts'): Promise<PayoutOverviewView> {
    await finance.get(PayeeBalances).caughtUp();
    const head = await finance.get(EventStore).head();
    if (head !== null) await finance.get(Projections).waitFor(ownLinesProjection.name, head, 10_000);
    const answer = await browser.send('GET', path);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json<PayoutOverviewView>();
  }

  it('a run that is cancelled and prepared again', async () => {
    const { payee } = await finance.affiliate(12_000);
    const browser = await browserOf(payee.id);
    await prepare();
    await finance.run(PayoutsCancelCommand, [runId], { reason: 'too early' });
    expect(await read(browser)).toMatchObject({ last: null, next: { status: 'expected', month } });
    await prepare();
    expect((await read(browser)).next).toEqual({ status: 'prepared', month, amountCents: 12_000 });
  });

  it('the payout before, during and after the payment, and returned money', async () => {
    const { payee, paymentId } = await finance.affiliate(12_000);
    const browser = await browserOf(payee.id);
    const of = { month, amountCents: 12_000 };
    const from = `${finance.monthAfter}-22`;
    expect(await read(browser)).toEqual({
      success: true,
      balanceCents: 12_000,
      disputedCents: 0,
      minimumCents: 10_000,
      heldUntil: null,
      setup: 'ready',
      last: null,
      next: { status: 'expected', ...of, from, laterCents: 0 },
    });
    await prepare();
    expect((await read(browser)).next).toEqual({ status: 'prepared', ...of });
    await approve();
    expect((await read(browser)).next).toEqual({ status: 'being-paid', ...of });
    await execute();
    const paid = {
      status: 'paid',
      ...of,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      cameBackCents: 0,
    };
    expect(await read(browser)).toMatchObject({
      balanceCents: 0,
      last: paid,
      next: { status: 'below-minimum', lackingCents: 10_000 },
    });

    finance.stripe.reverse(finance.stripe.transfers()[0]!.id, { amount: 2_000 });
    await finance.run(PayoutsReconcileCommand, [], { record: true });
    expect(await read(browser)).toMatchObject({
      last: { ...paid, cameBackCents: 2_000 },
      next: { status: 'below-minimum', lackingCents: 8_000 },
    });
    await finance.giveBack(paymentId, payee, 12_000);
    expect(await read(browser)).toMatchObject({
      balanceCents: -10_000,
      next: { status: 'negative', owedCents: 10_000 },
    });
  });

  it('a refusal without the provider’s code, and that the amount is still owed after the run was closed', async () => {
    const [anna, ben] = [await finance.affiliate(12_000), await finance.affiliate(13_000)];
    const browser = await browserOf(anna.payee.id);
    await prepare();
    await approve();
    finance.stripe.restrict(anna.accountId);
    await execute();
    const refused = { status: 'refused', month, amountCents: 12_000, problem: 'account-incomplete' };
    expect(await read(browser)).toMatchObject({ balanceCents: 12_000, last: null, next: refused });
    expect(await read(await browserOf(ben.payee.id))).toMatchObject({ last: { status: 'paid' } });

    await close('they have left');
    expect(await read(browser)).toMatchObject({
      last: { ...refused, at: expect.any(String) },
      next: { status: 'expected', month: finance.monthAfter, amountCents: 12_000 },
    });
  });

  it('a payout on hold', async () => {
    const anna = await finance.affiliate(12_000);
    const browser = await browserOf(anna.payee.id);
    await finance.affiliate(13_000);
    await prepare();
    await approve();
    await finance.giveBack(anna.paymentId, anna.payee, 1);
    await execute();
    expect((await read(browser)).next).toEqual({
      status: 'held',
      month,
      amountCents: 12_000,
      problem: 'amount-changed',
    });
    await close('the test is over');
  });

  it('the progress of their account setup', async () => {
    const anna = await finance.affiliate(15_000, { onboarded: false });
    const browser = await browserOf(anna.payee.id);
    expect(await read(browser)).toMatchObject({ setup: 'none' });
    await finance.get(PayoutAccounts).open(anna.payee, null, bySystem());
    expect(await read(browser)).toMatchObject({ setup: 'started', next: { reason: 'account-restricted' } });
    await finance.check(anna.payee);
    expect(await read(browser)).toMatchObject({ setup: 'incomplete' });
    await finance.onboard(anna.payee);
    expect(await read(browser)).toMatchObject({ setup: 'ready', next: { status: 'expected' } });
  });

  it('the end of the hold after a change of account, and the disputed amount', async () => {
    const { payee, paymentId, accountId } = await finance.affiliate(12_000);
    await finance.earn(payee, 11_000);
    finance.stripe.close(accountId);
    await finance.check(payee);
    await finance.onboard(payee);
    await dispute(finance.store, paymentId);
    const opened = (await finance.store.readStream(payoutAccountStream(payee), { from: 0, limit: 100 }))
      .filter(({ type }) => type === 'PayoutAccountOpened')
      .at(-1)!;
    const changedAt = Date.parse(opened.recordedAt);
    finance.beOn(opened.recordedAt.slice(0, 10));
    const browser = await browserOf(payee.id);
    await finance.get(OwedPayees).findCurrent([payee], month);
    expect(await read(browser)).toMatchObject({
      balanceCents: 23_000,
      disputedCents: 12_000,
      heldUntil: new Date(changedAt + 7 * 24 * 60 * 60 * 1000).toISOString(),
      setup: 'ready',
    });
  });

  it('that nothing is paid without an account', async () => {
    const anna = await finance.affiliate(15_000, { onboarded: false });
    const [booked] = await finance.store.readStream(affiliateStream(anna.payee.id), { from: 0, limit: 1 });
    const month = booked!.recordedAt.slice(0, 7);
    finance.beOn(`${month}-28`);
    const browser = await browserOf(anna.payee.id);
    expect((await read(browser)).next).toEqual({
      status: 'blocked',
      month,
      from: `${dayAfterMonth(month).slice(0, 7)}-22`,
      amountCents: 15_000,
      reason: 'not-onboarded',
    });
  });
});

describe('an organization’s payouts', () => {
  let associations: Associations;
  beforeAll(async () => {
    associations = await Associations.open();
    await associations.register('AUSTIN');
  });
  afterAll(() => associations.close());

  it('are visible to itself and to admins', async () => {
    const { partners } = associations;
    await earn(partners.get(EventStore), { kind: 'organization', id: 'AUSTIN' }, 9_000);
    await partners.get(PayeeBalances).caughtUp();
    const of = async (browser: Browser, tag: string) =>
      browser.send('GET', `/api/organization/${tag}/payouts`);
    const eva = partners.browser();
    await associations.signIn('eva@austin.example', undefined, eva);
    const own = (await of(eva, 'AUSTIN')).json<PayoutOverviewView>();
    expect(own).toMatchObject({
      balanceCents: 9_000,
      last: null,
      next: { status: 'below-minimum', lackingCents: 1_000 },
    });
    expect((await of(eva, 'HAR')).statusCode).toBe(403);
    const admin = await associations.admin();
    expect((await of(admin, 'austin')).json()).toEqual(own);
    expect((await of(admin, 'NOBODY')).statusCode).toBe(404);
  });
});
