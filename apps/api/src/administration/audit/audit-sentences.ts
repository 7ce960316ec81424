import { Injectable } from '@nestjs/common';
import type { JsonValue } from '@closewise/domain/events';
import type { Reader } from '../../platform/access/reader.js';

/** The data of an event without its person. */
export type ActionDetails = Readonly<Record<string, JsonValue>>;

/** What the person or thing of this id is called today. */
export type NameOf = (id: string) => string;

/** Says in one sentence what an action did. */
export type AuditSentence = (details: ActionDetails, nameOf: NameOf) => string;

/** What a module tells of its events in the list of admin actions. */
export type AuditedEvents = Readonly<{
  /** By type of event. */
  sentences: Readonly<Record<string, AuditSentence>>;
  /** The names for a page of the list: the record holds none, as they change and are erased. */
  names?: (actions: readonly ActionDetails[], reader: Reader) => Promise<NameOf>;
}>;

type Action = Readonly<{ action: string; stream: string; details: ActionDetails }>;

/** How the list of admin actions says what was done; modules add their events while they initialise (onModuleInit). */
@Injectable()
export class AuditSentences {
  private readonly byType = new Map<string, AuditedEvents>();

  register(events: AuditedEvents): void {
    for (const type of Object.keys(events.sentences)) {
      if (this.byType.has(type)) throw new Error(`Two sentences say what ${type} did`);
      this.byType.set(type, events);
    }
  }

  /** One sentence for each action, in their order. */
  async of(actions: readonly Action[], reader: Reader): Promise<string[]> {
    const names = await this.namesFor(actions, reader);
    return actions.map(({ action, stream, details }) => {
      const events = this.byType.get(action);
      const sentence = events?.sentences[action];
      return sentence ? sentence(details, names.get(events!) ?? asItIs) : `${inWords(action)}: ${stream}`;
    });
  }

  private async namesFor(actions: readonly Action[], reader: Reader): Promise<Map<AuditedEvents, NameOf>> {
    const names = new Map<AuditedEvents, NameOf>();
    for (const [events, group] of Map.groupBy(actions, ({ action }) => this.byType.get(action)))
      if (events?.names)
        names.set(
          events,
          await events.names(
            group.map(({ details }) => details),
            reader,
          ),
        );
    return names;
  }
}

const asItIs: NameOf = (id) => id;

/** `CommissionRateSet` as `Commission rate set`. */
const inWords = (type: string): string =>
  type.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
