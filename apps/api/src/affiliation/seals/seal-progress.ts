import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type Position, EventStore } from '../../platform/event-store/event-store.js';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Table } from '../../platform/database/table.js';
import { type SealPoint, noSeal } from './seal.js';

/** The last seal, and how far the log was read for it. One row per log. */
@Entity({ schema: 'durable', name: 'ledger_seal_progress' })
export class LedgerSealProgressRow {
  @PrimaryColumn({ name: 'log_id', type: 'text', primaryKeyConstraintName: 'ledger_seal_progress_pkey' })
  logId!: string;

  @Column({ type: 'text', nullable: true })
  position!: Position | null;

  @Column({ type: 'integer' })
  number!: number;

  @Column({ name: 'sealed_facts', type: 'bigint' })
  sealedFacts!: number;

  @Column({ name: 'chain_hash', type: 'text' })
  chainHash!: string;
}

/** The last seal, and the position up to which everything is sealed. */
export type SealProgress = SealPoint & Readonly<{ position: Position | null }>;

/** `durable.ledger_seal_progress`: a bookmark, so that sealing need not read the log from its beginning. */
@Injectable()
export class SealProgressStore {
  constructor(
    private readonly database: Database,
    private readonly store: EventStore,
  ) {}

  /** Null if nothing of this log was sealed yet. */
  async find(): Promise<SealProgress | null> {
    const row = await this.table.findOneBy({ logId: await this.store.logId() });
    if (!row) return null;
    const { position, number, sealedFacts, chainHash } = row;
    return { position, number, sealedFacts, chainHash };
  }

  /** Where to continue: at the beginning if the log lacks the bookmark, as after a restore. */
  async resume(): Promise<SealProgress> {
    const known = await this.find();
    const isThere = known?.position && (await this.store.holds(known.position));
    return known && isThere ? known : { ...noSeal, position: null };
  }

  /** Returns the forgotten progress, or null. */
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
