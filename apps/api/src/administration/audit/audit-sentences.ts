import { Injectable } from '@nestjs/common';
import type { DomainEvent, JsonValue } from '@closewise/domain/events';
import type { Reader } from '../../platform/access/reader.js';

/** The data of an event without its person. */
export type ActionDetails = Readonly<Record<string, JsonValue>>;

/** The current name of the person or thing with this id. */
export type NameOf = (id: string) => string;

/** Describes an action in one sentence. */
export type AuditSentence<Details = ActionDetails> = (details: Details, nameOf: NameOf) => string;

/**
 * A sentence for each of these event types, so that the compiler requires one for a new event. Null if neither admins nor
 * operators cause the event.
 */
export type SentencesFor<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: AuditSentence<
    Omit<Extract<Event, { type: Type }>['data'], 'person'>
  > | null;
};

/** How the list of admin actions describes a module's events. */
export type AuditedEvents<Event extends DomainEvent> = Readonly<{
  sentences: SentencesFor<Event>;
  /** Looks up the names for a page of the list, which does not store them, since names change and are erased. */
  names?: (actions: readonly ActionDetails[], reader: Reader) => Promise<NameOf>;
}>;

/** Events of any module. An action's stored details are the data of its event type. */
type AnyEvents = Readonly<{ sentences: Readonly<Record<string, AuditSentence<never> | null>> }> &
  Pick<AuditedEvents<DomainEvent>, 'names'>;
type Action = Readonly<{ action: string; stream: string; details: ActionDetails }>;

/** The sentences of the list of admin actions; modules register their events in onModuleInit. */
@Injectable()
export class AuditSentences {
  private readonly byType = new Map<string, AnyEvents>();

  register(events: AnyEvents): void {
    for (const type of Object.keys(events.sentences)) {
      if (this.byType.has(type)) throw new Error(`Two sentences describe ${type}`);
      this.byType.set(type, events);
    }
  }

  /** One sentence for each action, in the same order. */
  async describe(actions: readonly Action[], reader: Reader): Promise<string[]> {
    const names = await this.namesFor(actions, reader);
    return actions.map(({ action, stream, details }) => {
      const events = this.byType.get(action);
      const sentence = events?.sentences[action] as AuditSentence | null | undefined;
      return sentence
        ? sentence(details, names.get(events!) ?? ((id) => id))
        : `${inWords(action)}: ${stream}`;
    });
  }

  private async namesFor(actions: readonly Action[], reader: Reader): Promise<Map<AnyEvents, NameOf>> {
    const names = new Map<AnyEvents, NameOf>();
    for (const [events, group] of Map.groupBy(actions, ({ action }) => this.byType.get(action))) {
      const details = group.map((action) => action.details);
      if (events?.names) names.set(events, await events.names(details, reader));
    }
    return names;
  }
}

/** `CommissionRateSet` as `Commission rate set`. */
const inWords = (type: string): string =>
  type.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
