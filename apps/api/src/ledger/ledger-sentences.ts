import { Injectable } from '@nestjs/common';
import type { RecordedActor } from '@closewise/domain/actor';
import type { DomainEvent } from '@closewise/domain/events';
import type { BalanceCorrected, correctionPostings } from '@closewise/domain/ledger';
import { formatCents } from '@closewise/domain/money';
import type { RecordedEvent } from '../platform/event-store/event-store.js';

/** Names an actor with their kind: `ann (admin)`. The name is masked for auditors. */
export type NameActor = (actor: RecordedActor) => string;

/** Says in one sentence what an event contributes to an entry of the ledger. */
type LedgerSentence<Data> = (data: Data, nameActor: NameActor) => string;

/**
 * A sentence for each of these events. Null: the event explains no entry. `Rules` are the module's posting rules: an
 * event that posts must have a sentence.
 */
export type LedgerSentencesFor<Event extends DomainEvent, Rules = object> = {
  readonly [Type in Event['type']]:
    | LedgerSentence<Extract<Event, { type: Type }>['data']>
    | (Type extends keyof Rules ? never : null);
};

type ModuleSentences = Readonly<Record<string, LedgerSentence<never> | null>>;

const ownSentences: LedgerSentencesFor<BalanceCorrected, typeof correctionPostings> = {
  BalanceCorrected: ({ correctedBy, cents, reason }, nameActor) =>
    `${nameActor(correctedBy)} corrected the balance by ${formatCents(cents)}: ${reason}`,
};

const registered = new Map<string, ModuleSentences>([['ledger', ownSentences]]);

/** Registers the ledger sentences of a module's events; its Nest module calls this when it is loaded. */
export const registerLedgerSentences = (module: string, sentences: ModuleSentences): void =>
  void registered.set(module, sentences);

export const registeredSentences = (): readonly ModuleSentences[] => [...registered.values()];

/** The ledger sentences of all modules. */
export class LedgerSentences {
  private readonly byType = new Map<string, LedgerSentence<object> | null>();

  /** Throws if two modules have a sentence for the same event. */
  constructor(...modules: readonly ModuleSentences[]) {
    for (const [type, sentence] of modules.flatMap((sentences) => Object.entries(sentences))) {
      if (this.byType.has(type)) throw new Error(`Two ledger sentences for ${type}`);
      this.byType.set(type, sentence as LedgerSentence<object> | null);
    }
  }

  /** Null for an event that explains no entry, such as a declined card. */
  describe({ type, data }: DomainEvent, nameActor: NameActor): string | null {
    return this.byType.get(type)?.(data, nameActor) ?? null;
  }
}

type FindDecisions = (runId: string) => Promise<readonly RecordedEvent<DomainEvent>[]>;

/** The decisions behind the entries of payout runs. Payouts registers how to find them in onModuleInit. */
@Injectable()
export class RunDecisions {
  private findInBook: FindDecisions = async () => [];

  register(find: FindDecisions): void {
    this.findInBook = find;
  }

  /** The events by which the run was prepared, approved and executed, oldest first. */
  find(runId: string): Promise<readonly RecordedEvent<DomainEvent>[]> {
    return this.findInBook(runId);
  }
}
