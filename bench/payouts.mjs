// A payout run of many payees: prepared, approved, executed at a double of Stripe, against bare calls of the same double.
import 'reflect-metadata';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { affiliationEvents } from '../libs/domain/dist/affiliation/index.js';
import { partOf } from './ledger/application.mjs';
import { timed } from './workload.mjs';

const [url, payees] = [process.argv[2], Number(process.argv[3] ?? 5_000)];
const CONCURRENCY = 8;
const context = { actor: 'operator', correlationId: 'bench' };

const double = spawn(process.execPath, [resolve(import.meta.dirname, 'payouts/stripe-double.mjs')]);
const [address] = await once(double.stdout, 'data');
const now = new Date();
const month = now.toISOString().slice(0, 7);
// Events are stamped with the machine's time; the application's clock is set to when the hold is over.
const due = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 23);
Object.assign(process.env, {
  DATABASE_URL: url,
  ROLE: 'all',
  CLOCK_OFFSET: String(Math.round((due - now.getTime()) / 1000)),
  PAYOUTS_SCHEDULE: 'false',
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
  STRIPE_WEBHOOK_SECRET: 'whsec_bench',
  STRIPE_API_URL: String(address).trim(),
});
const { AppModule } = await import('../apps/api/dist/src/app.module.js');
const application = await NestFactory.createApplicationContext(AppModule.register('server'), {
  logger: false,
});
const part = (file, type) => partOf(application, file, type);
const store = await part('platform/event-store/event-store', 'EventStore');
const balances = await part('affiliation/ledger/payee-balances', 'PayeeBalances');
const { forNewAccounts: provider } = await part(
  'billing/payout-providers/payout-providers',
  'PayoutProviders',
);
const preparing = await part('payouts/runs/payout-run.commands', 'PreparePayoutRunHandler');
const approving = await part('payouts/runs/payout-run.commands', 'ApprovePayoutRunHandler');
const executing = await part('payouts/execution/execute-payout-run.command', 'ExecutePayoutRunHandler');

await seed();
for (let behind = true; behind;)
  behind = await balances.caughtUp().then(
    () => false,
    () => true,
  );
const omar = { by: 'omar', alias: null };
const prepare_seconds = await timed(() => preparing.execute({ month, preparedBy: 'maria', context }));
const approve_seconds = await timed(() => approving.execute({ runId: month, approver: omar, context }));
const order = {
  runId: month,
  executor: omar,
  concurrency: CONCURRENCY,
  onProgress: () => undefined,
  context,
};
let execution;
const executeSeconds = await timed(async () => (execution = await executing.execute(order)));
if (!execution.isCompleted || execution.paid !== payees) throw new Error(JSON.stringify(execution));
const bareSeconds = await timed(bareCalls);
const peak_memory_mb = process.resourceUsage().maxRSS / 1024;
await application.close();
double.kill();
console.log(
  JSON.stringify({
    payees,
    prepare_seconds,
    approve_seconds,
    executed_per_second: payees / executeSeconds,
    bare_per_second: payees / bareSeconds,
    peak_memory_mb,
  }),
);

/** Each affiliate is registered, has opened the link, has earned $120 and is verified. */
async function seed() {
  const numbers = Array.from({ length: payees }, (_, index) => index);
  for (let first = 0; first < payees; first += 100)
    await Promise.all(numbers.slice(first, first + 100).map(seedOne));
}

async function seedOne(index) {
  const payee = { kind: 'affiliate', id: `bench-${index}` };
  const affiliateId = payee.id;
  const account = { payee, provider: 'stripe', accountId: `acct_bench${index}` };
  const sale = affiliationEvents.SaleSplit.example;
  const paymentId = `stripe-pi_bench${index}`;
  await store.append(`affiliate-${affiliateId}`, 'no-stream', [
    event('AffiliateRegistered', {
      ...affiliationEvents.AffiliateRegistered.example,
      affiliateId,
      subjectId: `person-${index}`,
      person: null,
      code: `BENCH${index}`,
    }),
    event('DashboardLinkOpened', { affiliateId, generation: 1 }),
  ]);
  await store.append(`sale-${paymentId}`, 'no-stream', [
    event('SaleSplit', {
      ...sale,
      paymentId,
      amountCents: 12_000,
      attribution: { ...sale.attribution, affiliateId },
      commission: { affiliateId, ratePercent: 40, rateEventId: null },
      override: null,
      shares: { commissionCents: 12_000, overrideCents: 0, houseCents: 0 },
    }),
  ]);
  await store.append(`payout-account-affiliate:${affiliateId}`, 'no-stream', [
    event('PayoutAccountOpened', account),
    event('PayoutAccountVerified', account),
  ]);
}

function event(type, data) {
  const at = new Date().toISOString();
  const meta = { ...context, causationId: null, schemaVersion: 1, at };
  return { id: randomUUID(), type, data, meta };
}

async function bareCalls() {
  const rest = Array.from({ length: payees }, (_, index) => index).values();
  const worker = async () => {
    for (const index of rest)
      await provider.transfer({
        idempotencyKey: `bare-${index}`,
        accountId: `acct_bench${index}`,
        amountCents: 12_000,
        currency: 'usd',
        group: 'bare',
        payee: { kind: 'affiliate', id: `bench-${index}` },
      });
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
