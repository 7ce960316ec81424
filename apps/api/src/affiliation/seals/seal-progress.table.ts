import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Position } from '../../platform/event-store/event-store.js';

/** Where sealing goes on: the last seal, and how far the log was read for it. One row per log. */
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
