import { randomUUID } from 'node:crypto';
import type { EventDefinitions, JsonValue } from '@closewise/domain/events';
import { Logger } from '@nestjs/common';
import { ledgerProjection, postingRules } from '../ledger-projection.js';
import { SealKeyCheck } from '../../src/affiliation/seals/seal-key-check.js';
import { SealLedger } from '../../src/affiliation/seals/seal-ledger.js';
import { SealProgressStore } from '../../src/affiliation/seals/seal-progress.js';
import type { KnownSeal } from '../../src/affiliation/seals/verify/chain-check.js';
import { type LedgerReport, VerifyLedger } from '../../src/affiliation/seals/verify/verify-ledger.js';
import { SystemClock } from '../../src/platform/clock/clock.js';
import type { EventStore } from '../../src/platform/event-store/event-store.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';
import { aProcess, type TestProcess } from '../processing.js';
import { keysOf, secretOf } from './seal-keys.js';
import { allEvents } from '../events/all-events.js';

export { keysOf, secretOf };

/** A log with sales, seals and ledger, and access as the owner of the database. */
export class SealedLedger {
  readonly process: TestProcess;

  private constructor(
    readonly test: TestDatabase,
    store?: EventStore,
  ) {
    this.process = aProcess(test.database, store);
    this.process.projections.register(ledgerProjection);
  }

  static async open(store?: EventStore): Promise<SealedLedger> {
    Logger.overrideLogger(false);
    return new SealedLedger(await freshDatabase(), store);
  }

  get progresses(): SealProgressStore {
    return new SealProgressStore(this.test.database, this.process.store);
  }

  /** Missing fields are those of the catalogue's example. */
  async append(stream: string, type: string, data: Record<string, JsonValue>, revision = 0): Promise<void> {
    const meta = { actor: 'test', correlationId: randomUUID(), causationId: null, schemaVersion: 1 };
    await this.process.store.append(stream, revision === 0 ? 'no-stream' : revision - 1, [
      {
        id: randomUUID(),
        type,
        data: { ...exampleOf(type), ...data },
        meta: { ...meta, at: '2026-11-21T10:00:00.000Z' },
      },
    ]);
  }

  /** A payment of $25 and its split: $10 for the affiliate `ana`, $2.50 for HAR. */
  async sell(paymentId: string): Promise<void> {
    await this.append(`payment-${paymentId}`, 'PaymentSucceeded', { paymentId });
    await this.append(`sale-${paymentId}`, 'SaleSplit', {
      paymentId,
      amountCents: 2500,
      shares: { commissionCents: 1000, overrideCents: 250, houseCents: 1250 },
      commission: { affiliateId: 'ana', ratePercent: 40, rateEventId: null },
      override: { organizationTag: 'HAR', ratePercent: 10 },
    });
  }

  /** Refunds the whole payment and reverses its shares. */
  async giveBack(paymentId: string): Promise<void> {
    await this.append(
      `payment-${paymentId}`,
      'PaymentRefunded',
      { paymentId, refundId: `re_${paymentId}`, amountCents: 2500, refundedCents: 2500 },
      1,
    );
    const shares = { commissionCents: -1000, overrideCents: -250, houseCents: -1250 };
    const givenBack = { givenBackCents: 2500, refundedCents: 2500, lostCents: 0, amountCents: -2500 };
    const sale = { paymentId, affiliateId: 'ana', organizationTag: 'HAR', ...givenBack, shares };
    await this.append(`sale-${paymentId}`, 'SaleReversed', sale, 1);
  }

  async seal(keys = keysOf('a')): Promise<void> {
    const { store } = this.process;
    const keyCheck = new SealKeyCheck(store, this.progresses, keys);
    const sealing = new SealLedger(store, this.progresses, keys, new SystemClock(), keyCheck);
    await sealing.run(new AbortController().signal);
  }

  async makeBooks(): Promise<void> {
    await this.process.rebuild.run(ledgerProjection, () => undefined);
  }

  verify(keys = keysOf('a'), known: KnownSeal | null = null): Promise<LedgerReport> {
    const { store, codec, projections } = this.process;
    const { database } = this.test;
    const verify = new VerifyLedger(database, store, codec, projections, keys, this.progresses, postingRules);
    return verify.run(() => undefined, known);
  }

  /** Runs a statement as the owner of the database, without triggers. */
  async tamper(...statements: string[]): Promise<void> {
    await this.test.database.transaction(async (client) => {
      await client.query('set local session_replication_role = replica');
      for (const statement of statements) await client.query(statement);
    });
  }
}

const examples: EventDefinitions = allEvents;
const exampleOf = (type: string): object => ({ ...examples[type]?.example });
