import type { KeptThing } from '@closewise/contracts/admin';
import type { JsonValue } from '@closewise/domain/events';
import { Injectable } from '@nestjs/common';

/** What one module keeps about persons beside the events. Every call may be repeated. */
export type PersonalDataHolder = Readonly<{
  /** Names its part of an export, such as `mail`. */
  name: string;
  /** The subject behind an id that people know, such as a report's; null when this module knows none. */
  find?(id: string): Promise<string | null>;
  /** Why the subject should not be erased now, in words for the operator; null when nothing speaks against it. */
  objection?(subjectId: string): Promise<string | null>;
  /** What is kept of exactly this subject, one by one, by the names that operators know; mails and the like have none. */
  named?(subjectId: string): Promise<readonly KeptThing[]>;
  /** Removes what is kept of exactly this subject, whose keys are destroyed already; may be repeated years later. */
  erase(subjectId: string): Promise<void>;
  /** All that is kept of exactly this subject, as the person may read it; null when there is nothing. */
  export(subjectId: string): Promise<JsonValue>;
}>;

/** Where modules register what they keep about persons while they initialise (onModuleInit). */
@Injectable()
export class PersonalDataHolders {
  private readonly holders: PersonalDataHolder[] = [];

  register(holder: PersonalDataHolder): void {
    if (this.holders.some(({ name }) => name === holder.name))
      throw new Error(`Two holders of personal data are named ${holder.name}`);
    this.holders.push(holder);
  }

  all(): readonly PersonalDataHolder[] {
    return this.holders;
  }
}
