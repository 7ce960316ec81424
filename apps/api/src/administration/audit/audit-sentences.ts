import { Injectable } from '@nestjs/common';
import type { JsonValue } from '@closewise/domain/events';

/** The data of an event without its person. */
export type ActionDetails = Readonly<Record<string, JsonValue>>;

/** Says in one sentence what an action did; `nameOf` gives the username of an admin. */
export type AuditSentence = (details: ActionDetails, nameOf: (adminId: string) => string) => string;

/** How the list of admin actions says what was done; modules add their events while they initialise (onModuleInit). */
@Injectable()
export class AuditSentences {
  private readonly sentences = new Map<string, AuditSentence>();

  register(sentences: Readonly<Record<string, AuditSentence>>): void {
    for (const [type, sentence] of Object.entries(sentences)) this.sentences.set(type, sentence);
  }

  /** An event for which no module has a sentence is named after its type and its stream. */
  of(type: string, stream: string): AuditSentence {
    return this.sentences.get(type) ?? (() => `${inWords(type)}: ${stream}`);
  }
}

/** `CommissionRateSet` as `Commission rate set`. */
const inWords = (type: string): string =>
  type.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
