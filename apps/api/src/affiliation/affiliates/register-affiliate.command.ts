import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { AffiliatePerson, ImportedFrom, Membership, RegisteredBy } from '@closewise/domain/affiliation';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import type { Appended } from '../../platform/event-store/event-store.js';

/** Enters an affiliate; the mail with the link follows by itself. `isMaster`: the account of an organization itself. */
export type NewAffiliate = Readonly<{
  person: AffiliatePerson;
  membership: Membership | null;
  isMaster: boolean;
  registeredBy: RegisteredBy;
  /** Given by a caller that must be able to ask again after an interruption; else a new one. */
  affiliateId?: string;
  /** A code that they would like to keep; another one where it is taken. */
  wishedCode?: string | null;
  importedFrom?: ImportedFrom;
}>;

/** `appended` is null when they were entered before. */
export type Registered = Readonly<{ affiliateId: string; code: string; appended: Appended | null }>;

/** Refuses an e-mail address that is another affiliate's, or that was barred. */
export class RegisterAffiliate extends Command<Registered> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly affiliate: NewAffiliate,
    readonly context: CommandContext,
  ) {
    super();
  }
}
