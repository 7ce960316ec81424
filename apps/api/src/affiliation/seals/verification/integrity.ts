import { Injectable } from '@nestjs/common';
import type { LedgerIntegrityView } from '@closewise/contracts/admin';
import {
  ledgerSealStream,
  ledgerVerificationStream,
  verificationDecider,
  type VerificationEvent,
} from '@closewise/domain/ledger';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { foldState, StreamHistory } from '../../../platform/event-store/stream-history.js';
import { sealOf } from '../seal.js';
import { SealProgresses } from '../seal-progress.js';

type View = Omit<LedgerIntegrityView, 'success'>;

/** What protects the books, and what was found when that was looked at last. */
@Injectable()
export class Integrity {
  constructor(
    private readonly store: EventStore,
    private readonly progresses: SealProgresses,
    private readonly history: StreamHistory<VerificationEvent>,
  ) {}

  async read(): Promise<View> {
    return { seal: await this.lastSeal(), verification: await this.verification() };
  }

  private async lastSeal(): Promise<View['seal']> {
    const known = await this.progresses.find();
    if (known === null || known.number === 0) return null;
    const [stored] = await this.store.readStream(ledgerSealStream, { from: known.number - 1, limit: 1 });
    if (!stored) return null;
    const { number, sealedFacts, chainHash } = sealOf(stored);
    return { number, sealedFacts, chainHash, sealedAt: stored.recordedAt };
  }

  private async verification(): Promise<View['verification']> {
    const facts = await this.history.read(ledgerVerificationStream);
    const { running, last } = foldState<
      never,
      ReturnType<typeof verificationDecider.evolve>,
      VerificationEvent
    >(verificationDecider, facts);
    const at = facts.findLast(({ type }) => type === 'LedgerVerified')?.recordedAt;
    return {
      running: running !== null,
      last: last && at ? { outcome: last.outcome, lines: [...last.lines], at } : null,
    };
  }
}
