import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EventStore, type Position } from '../../platform/event-store/event-store.js';
import { type Sealed, unsealed } from './seal.js';

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
    const [row] = await this.database.query<SealProgress>(
      `select position, number, sealed_facts as "sealedFacts", chain_hash as "chainHash"
       from durable.ledger_seal_progress where log_id = $1`,
      [await this.store.logId()],
    );
    return row ?? null;
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
    await this.database.query('delete from durable.ledger_seal_progress where log_id = $1', [
      await this.store.logId(),
    ]);
    return known;
  }

  async save({ position, number, sealedFacts, chainHash }: SealProgress): Promise<void> {
    await this.database.query(
      `insert into durable.ledger_seal_progress (log_id, position, number, sealed_facts, chain_hash)
       values ($1, $2, $3, $4, $5)
       on conflict (log_id) do update set position = excluded.position, number = excluded.number,
         sealed_facts = excluded.sealed_facts, chain_hash = excluded.chain_hash`,
      [await this.store.logId(), position, number, sealedFacts, chainHash],
    );
  }
}
