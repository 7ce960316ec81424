import type { DomainEvent } from '../events/index.js';
import type { JournalItem } from './journal.js';

/** A posting rule for every event of a union; the compiler requires all of them. */
export type PostingRules<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>) => JournalItem;
};

/** The posting rules of any module. */
export type ModulePostingRules = Readonly<Record<string, (event: never) => JournalItem>>;

type AnyRule = (event: DomainEvent) => JournalItem;

/** The posting rules of all modules. */
export class PostingRulebook {
  private readonly rules = new Map<string, AnyRule>();

  /** Throws if two modules have a rule for the same event. */
  constructor(...modules: readonly ModulePostingRules[]) {
    for (const [type, rule] of modules.flatMap((rules) => Object.entries(rules))) {
      if (this.rules.has(type)) throw new Error(`Two posting rules for ${type}`);
      this.rules.set(type, rule as AnyRule);
    }
  }

  /** The types of all events that post. */
  get eventTypes(): readonly string[] {
    return [...this.rules.keys()];
  }

  has(type: string): boolean {
    return this.rules.has(type);
  }

  /** What an event does to the books. Throws for an event without a rule. */
  apply(event: DomainEvent): JournalItem {
    const rule = this.rules.get(event.type);
    if (!rule) throw new Error(`No posting rule for ${event.type}`);
    return rule(event);
  }
}
