import { randomUUID } from 'node:crypto';
import { versionOf } from '@closewise/domain/events';
import { ledgerSealStream, sealEvents } from '@closewise/domain/ledger';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import {
  EventStore,
  type EventToAppend,
  WrongRevisionError,
} from '../../platform/event-store/event-store.js';
import { readLogPages } from '../../platform/event-store/log-pages.js';
import type { RecurringJob } from '../../platform/jobs/job.js';
import { counted } from '../../platform/wording.js';
import { SealKeyCheck } from './seal-key-check.js';
import { SealKeys } from './seal-keys.js';
import { SealProgressStore } from './seal-progress.js';
import { FACTS_PER_SEAL, makeSeal, type Seal } from './seal.js';
import { UnsealedTail } from './unsealed-tail.js';

/** Signs the facts that decide money: a thousand at a time, and the remaining ones every half minute. */
@Injectable()
export class SealLedger implements RecurringJob {
  readonly name = 'seal-ledger';
  readonly everySeconds = 30;
  private readonly log = new Logger('Ledger');
  private fault: string | null = null;

  constructor(
    private readonly store: EventStore,
    private readonly progresses: SealProgressStore,
    private readonly keys: SealKeys,
    private readonly clock: Clock,
    private readonly keyCheck: SealKeyCheck,
  ) {}

  readonly run = async (signal: AbortSignal): Promise<void> => {
    if (!(await this.hasKey())) return;
    const begun = await this.progresses.resume();
    const tail = new UnsealedTail(begun);
    let [scanned, isBehind] = [begun.position, false];
    for await (const { events, scannedThrough } of readLogPages(this.store, scanned)) {
      if (signal.aborted) return;
      for (const event of events) tail.read(event);
      scanned = scannedThrough;
      while (!isBehind && tail.size >= FACTS_PER_SEAL) isBehind = !(await this.seal(tail));
    }
    while (tail.size > 0 && !signal.aborted) if (!(await this.seal(tail))) return;
    if (tail.size === 0 && scanned !== begun.position)
      await this.progresses.save({ ...tail.sealed, position: scanned });
  };

  /** Logs once that sealing waits for its key, and once that it continues. */
  private async hasKey(): Promise<boolean> {
    const fault = await this.keyCheck.findFault();
    if (fault === null && this.fault !== null)
      this.log.log('The key of the ledger is back. Sealing continues');
    if (fault !== null && fault !== this.fault) this.log.error(`The ledger is not sealed: ${fault}`);
    this.fault = fault;
    if (fault === null) this.keys.make();
    return fault === null;
  }

  /** Returns false if the log already has a seal with this number, beyond what was read. */
  private async seal(tail: UnsealedTail): Promise<boolean> {
    const seal = makeSeal(tail.sealed, tail.next(), this.keys);
    try {
      await this.store.append(ledgerSealStream, seal.number === 1 ? 'no-stream' : seal.number - 2, [
        this.toAppend(seal),
      ]);
    } catch (error) {
      if (!(error instanceof WrongRevisionError)) throw error;
      const last = error.actual === 'no-stream' ? 0 : error.actual + 1;
      if (last < seal.number - 1)
        throw new Error(
          `${sealsFrom(last + 1, seal.number - 1)} missing. Run ledger verify, and ledger resume-seals after a restore`,
        );
      return false;
    }
    tail.cover(seal);
    await this.progresses.save(tail.sealed);
    // This line is outside the database: it shows later that newer seals were removed.
    this.log.log(
      `Seal ${seal.number} of the ledger covers ${counted(seal.sealedFacts, 'fact')}: ${seal.chainHash}`,
    );
    return true;
  }

  private toAppend(seal: Seal): EventToAppend {
    return {
      id: randomUUID(),
      type: 'LedgerSealed',
      data: { ...seal, facts: [...seal.facts] },
      meta: {
        actor: 'system',
        correlationId: randomUUID(),
        causationId: null,
        schemaVersion: versionOf(sealEvents.LedgerSealed),
        at: this.clock.now().toISOString(),
      },
    };
  }
}

const sealsFrom = (first: number, last: number): string =>
  first === last ? `Seal ${first} of the ledger is` : `Seals ${first} to ${last} of the ledger are`;
