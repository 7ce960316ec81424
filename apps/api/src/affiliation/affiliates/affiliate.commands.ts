import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import {
  type AffiliateCommand,
  type AffiliateState,
  affiliateDecider,
  affiliateStream,
  type AffiliatePerson,
  canSignIn,
} from '@closewise/domain/affiliation';
import {
  type CommandContext,
  type DecisionResult,
  CommandExecutor,
} from '../../platform/event-store/command-executor.js';
import { AffiliateCleanup } from './affiliate-cleanup.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { subjectPart } from '../../platform/personal-data/subject.js';
import { AddressClaims } from './address-claims.js';
import { Affiliates } from './affiliates.js';

/** Changes that do not touch the email address. */
export type AffiliateChange = Exclude<
  AffiliateCommand,
  { type: 'RegisterAffiliate' | 'ChangeAffiliateDetails' | 'TerminateAffiliate' | 'DeleteAffiliate' }
>;

/** Changes the rate, membership, activation or dashboard link. */
export class ChangeAffiliate extends Command<DecisionResult<AffiliateState>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly affiliateId: string,
    readonly change: AffiliateChange,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeAffiliate)
export class ChangeAffiliateHandler implements ICommandHandler<ChangeAffiliate> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly cleanup: AffiliateCleanup,
  ) {}

  async execute({ affiliateId, change, context }: ChangeAffiliate): Promise<DecisionResult<AffiliateState>> {
    const stream = affiliateStream(affiliateId);
    const decided = await this.executor.execute(affiliateDecider, stream, change, context);
    if (change.type === 'ReplaceDashboardLink') await this.cleanup.run(affiliateId, context);
    return decided;
  }
}

/** Refuses another affiliate's address. A new address also gets a new link by mail. */
export class ChangeAffiliateDetails extends Command<DecisionResult<AffiliateState>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly affiliateId: string,
    /** `seen`: the version that the admin saw, as in the decider's command. */
    readonly details: Readonly<{ person: AffiliatePerson; seen?: number | null }>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Claims the new address first and releases the former one last. */
@CommandHandler(ChangeAffiliateDetails)
export class ChangeAffiliateDetailsHandler implements ICommandHandler<ChangeAffiliateDetails> {
  constructor(
    private readonly affiliates: Affiliates,
    private readonly addresses: AddressClaims,
    private readonly executor: CommandExecutor,
    private readonly personalData: PersonalData,
    private readonly cleanup: AffiliateCleanup,
  ) {}

  async execute(command: ChangeAffiliateDetails): Promise<DecisionResult<AffiliateState>> {
    const { affiliateId, details, context } = command;
    const { person, seen = null } = details;
    const emailKey = this.personalData.subjectOfEmail(person.email);
    const affiliate = await this.affiliates.find(affiliateId);
    const subjectId = subjectPart(emailKey, affiliateId);
    const change = { type: 'ChangeAffiliateDetails', subjectId, person, seen } as const;
    // A refused change must not claim the address.
    if (affiliate) affiliateDecider.decide(change, affiliate);
    if (affiliate && canSignIn(affiliate)) await this.addresses.claim(emailKey, affiliateId, context);
    const stream = affiliateStream(affiliateId);
    const decided = await this.executor.execute(affiliateDecider, stream, change, context);
    await this.cleanup.run(affiliateId, context);
    return decided;
  }
}

/** Forfeits unpaid earnings, bars the address and ends link and sessions. A repeated call completes an interrupted one. */
export class TerminateAffiliate extends Command<DecisionResult<AffiliateState>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly affiliateId: string,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(TerminateAffiliate)
export class TerminateAffiliateHandler implements ICommandHandler<TerminateAffiliate> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly cleanup: AffiliateCleanup,
  ) {}

  async execute({
    affiliateId,
    reason,
    context,
  }: TerminateAffiliate): Promise<DecisionResult<AffiliateState>> {
    const command = { type: 'TerminateAffiliate', reason } as const;
    const stream = affiliateStream(affiliateId);
    const decided = await this.executor.execute(affiliateDecider, stream, command, context);
    await this.cleanup.run(affiliateId, context);
    return decided;
  }
}

/** Ends the affiliate permanently and erases their personal data. A repeated call completes an interrupted one. */
export class DeleteAffiliate extends Command<DecisionResult<AffiliateState>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly affiliateId: string,
    readonly reason: string | null,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(DeleteAffiliate)
export class DeleteAffiliateHandler implements ICommandHandler<DeleteAffiliate> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly cleanup: AffiliateCleanup,
  ) {}

  async execute({ affiliateId, reason, context }: DeleteAffiliate): Promise<DecisionResult<AffiliateState>> {
    const command = { type: 'DeleteAffiliate', reason } as const;
    const stream = affiliateStream(affiliateId);
    const decided = await this.executor.execute(affiliateDecider, stream, command, context);
    await this.cleanup.run(affiliateId, context);
    return decided;
  }
}
