import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Table } from '../../platform/database/table.js';
import { EventStore, type Position } from '../../platform/event-store/event-store.js';
import { type Sealed, unsealed } from './seal.js';
import { LedgerSealProgressRow } from './seal-progress.table.js';

/** The last seal, and up to where the log holds nothing that it or an earlier one does not cover. */
export type SealProgress = Sealed & Readonly<{ position: Position | null }>;

/** `durable.ledger_seal_progress`: it saves reading the log from its beginning, and decides nothing. */
@Injectable()
export class SealProgresses {
  constructor(
    private readonly database: Database,
    private readonly store: EventStore,
  ) {}

  /** Null when nothing of this log was sealed yet. */
  async find(): Promise<SealProgress | null> {
    const row = await this.table.findOneBy({ logId: await this.store.logId() });
    if (!row) return null;
    const { position, number, sealedFacts, chainHash } = row;
    return { position, number, sealedFacts, chainHash };
  }

  /** Where to go on: after a restore, which may lack what was sealed, from the beginning. */
  async resume(): Promise<SealProgress> {
    const known = await this.find();
    const isThere = known?.position && (await this.store.holds(known.position));
    return known && isThere ? known : { ...unsealed, position: null };
  }

  /** What was known is answered; null when nothing was. */
  async forget(): Promise<SealProgress | null> {
    const known = await this.find();
    await this.table.delete({ logId: await this.store.logId() });
    return known;
  }

  async save({ position, number, sealedFacts, chainHash }: SealProgress): Promise<void> {
    const logId = await this.store.logId();
    await this.table.upsert({ logId, position, number, sealedFacts, chainHash }, ['logId']);
  }

  private get table(): Table<LedgerSealProgressRow> {
    return this.database.table(LedgerSealProgressRow);
  }
}
