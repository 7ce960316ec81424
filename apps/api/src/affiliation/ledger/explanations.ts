import { Injectable } from '@nestjs/common';
import type { SaleSplit } from '@closewise/domain/affiliation';
import type { ExplainedEvent } from '@closewise/domain/ledger';
import { AdminNames } from '../../administration/index.js';
import type { Reader } from '../../platform/access/reader.js';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { StreamHistory } from '../../platform/event-store/stream-history.js';
import { ExplainPayout } from './explain-payout.js';
import { ExplainSale } from './explain-sale.js';
import { sentenceOf } from './explain-sentences.js';
import { SaleReferences } from './sale-references.js';

/** One fact behind an entry: what it says, and where it stands in the log. `at` is ISO UTC, `by` who caused it. */
export type ExplainedStep = Readonly<{
  what: string;
  at: string;
  by: string;
  stream: string;
  version: number;
  eventId: string;
  eventType: string;
}>;

/** Why the books say what they say; payment and split are null where no sale is behind it. */
export type Explanation = Readonly<{
  paymentId: string | null;
  split: SaleSplit['data'] | null;
  steps: readonly ExplainedStep[];
}>;

/** Tells in words why a payment was shared as it was, or what an entry of the books rests on. */
@Injectable()
export class Explanations {
  constructor(
    private readonly references: SaleReferences,
    private readonly sales: ExplainSale,
    private readonly payouts: ExplainPayout,
    private readonly history: StreamHistory<ExplainedEvent>,
    private readonly admins: AdminNames,
  ) {}

  /** `asked` is all that `SaleReferences` finds; refuses what is unknown. */
  async of(asked: string, reader: Reader): Promise<Explanation> {
    const found = await this.references.find(asked);
    if ('stream' in found) {
      const facts = await this.history.read(found.stream);
      return { paymentId: null, split: null, steps: await this.told(facts, reader) };
    }
    if ('runId' in found) {
      const facts = await this.payouts.of(found.runId, found.payee);
      return { paymentId: null, split: null, steps: await this.told(facts, reader) };
    }
    const { split, facts } = await this.sales.of(found.paymentId);
    return { paymentId: found.paymentId, split, steps: await this.told(facts, reader) };
  }

  /** Facts that explain nothing, such as a declined card, are left out. */
  private async told(
    facts: readonly RecordedEvent<ExplainedEvent>[],
    reader: Reader,
  ): Promise<ExplainedStep[]> {
    const nameOf = await this.admins.read(reader);
    return facts.flatMap((fact) => {
      const { type, recordedAt: at, meta, stream, revision: version, id: eventId } = fact;
      const what = sentenceOf(fact, reader, nameOf);
      const [kind, id] = meta.actor.split(':', 2);
      const by = kind === 'admin' && id !== undefined ? `admin ${nameOf(id)}` : kind!;
      return what === null ? [] : [{ what, at, by, stream, version, eventId, eventType: type }];
    });
  }
}
