import type { StoredItem } from '@closewise/contracts/admin';
import type { JsonValue } from '@closewise/domain/events';
import { Injectable } from '@nestjs/common';

/** A module's personal data outside the events. Every method is safe to repeat. */
export type PersonalDataHolder = Readonly<{
  /** Names its part of an export, such as `mail`. */
  name: string;
  /** The subject with an id that people use, such as a report number; null if unknown. */
  find?(id: string): Promise<string | null>;
  /** Why the subject should not be erased now, as a sentence for the operator; null without an objection. */
  objection?(subjectId: string): Promise<string | null>;
  /** The items of exactly this subject that have a name for operators, such as a report number. */
  listItems?(subjectId: string): Promise<readonly StoredItem[]>;
  /** Deletes the data of exactly this subject, whose keys are already destroyed; may be repeated years later. */
  erase(subjectId: string): Promise<void>;
  /** All data of exactly this subject, in the form that the person may read; null without data. */
  export(subjectId: string): Promise<JsonValue>;
}>;

/** The holders of personal data; modules register theirs in onModuleInit. */
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
