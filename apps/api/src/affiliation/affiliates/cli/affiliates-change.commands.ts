import { Injectable } from '@nestjs/common';
import { rateRange, canSignIn } from '@closewise/domain/affiliation';
import { Affiliates } from '../affiliates.js';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { DomainError } from '@closewise/domain/events';
import { Memberships } from '../memberships.js';
import { formatCents } from '@closewise/domain/money';
import { personOfSubject } from '../../../platform/personal-data/subject.js';
import { SendLink } from '../links/send-link.js';
import { OperatorChanges, type OperatorChange, type OperatorChangeResult } from './operator-changes.js';

export type AffiliateChangeOptions = Readonly<{ reason?: string; dryRun?: boolean; json?: boolean }>;

/** A command that changes one affiliate and prints what it recorded, or with --dry-run would record. Safe to repeat. */
@Injectable()
export abstract class AffiliateChangeCommand extends CommandRunner {
  constructor(protected readonly changes: OperatorChanges) {
    super();
  }

  protected async make(
    code: string,
    change: OperatorChange,
    { dryRun = false, json = false }: AffiliateChangeOptions,
  ): Promise<void> {
    const result = await this.changes.make(code, change, dryRun);
    process.stdout.write(`${json ? JSON.stringify(result, null, 2) : this.sentenceOf(result)}\n`);
  }

  protected sentenceOf({ code, dryRun, recorded }: OperatorChangeResult): string {
    if (recorded.length === 0) return `${code}: no change needed`;
    return `${code}: ${dryRun ? 'would record' : 'recorded'} ${recorded.join(', ')}`;
  }

  @Option({ flags: '--reason <why>', description: 'reason, kept with the change' })
  parseReason(reason: string): string {
    return reason;
  }

  @Option({ flags: '--dry-run', description: 'only print what would be recorded' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

/** `affiliates set-rate CODE PERCENT [--reason WHY] [--dry-run] [--json]`: for later sales. */
@SubCommand({
  name: 'set-rate',
  arguments: '<code> <percent>',
  description: `Set the commission rate of an affiliate, ${rateRange}, for later sales`,
})
export class AffiliatesSetRateCommand extends AffiliateChangeCommand {
  override async run([code = '', percent = '']: string[], options: AffiliateChangeOptions): Promise<void> {
    const ratePercent = /^\d+$/.test(percent) ? Number(percent) : Number.NaN;
    await this.make(
      code,
      { type: 'SetCommissionRate', ratePercent, reason: options.reason ?? null },
      options,
    );
  }
}

type Options = AffiliateChangeOptions &
  Readonly<{ organization?: string; memberId?: string; none?: boolean }>;

/** `affiliates correct-membership CODE (--organization TAG [--member-id ID] | --none) --reason WHY`. */
@SubCommand({
  name: 'correct-membership',
  arguments: '<code>',
  description: 'Correct the organization of an affiliate, for later sales',
})
export class AffiliatesCorrectMembershipCommand extends AffiliateChangeCommand {
  constructor(
    changes: OperatorChanges,
    private readonly memberships: Memberships,
  ) {
    super(changes);
  }

  override async run([code = '']: string[], options: Options): Promise<void> {
    const { organization, memberId, none = false, reason = '' } = options;
    if ((organization === undefined) !== none) {
      throw new DomainError('affiliation.organization-missing', 'Enter either --organization TAG or --none');
    }
    const membership = await this.memberships.inOrganization(organization, memberId);
    await this.make(code, { type: 'CorrectMembership', membership, reason }, options);
  }

  @Option({ flags: '--organization <tag>', description: 'tag of the organization' })
  parseOrganization(tag: string): string {
    return tag;
  }

  @Option({ flags: '--member-id <id>', description: 'the affiliate’s member id in the organization' })
  parseMemberId(memberId: string): string {
    return memberId;
  }

  @Option({ flags: '--none', description: 'no organization' })
  parseNone(): boolean {
    return true;
  }
}

/** `affiliates deactivate CODE [--reason WHY] [--dry-run] [--json]`: sales earn nothing until it is reactivated. */
@SubCommand({
  name: 'deactivate',
  arguments: '<code>',
  description: 'Deactivate an affiliate: later sales earn nothing, the dashboard remains',
})
export class AffiliatesDeactivateCommand extends AffiliateChangeCommand {
  override async run([code = '']: string[], options: AffiliateChangeOptions): Promise<void> {
    await this.make(code, { type: 'DeactivateAffiliate', reason: options.reason ?? null }, options);
  }
}

/** `affiliates reactivate CODE [--reason WHY] [--dry-run] [--json]`: sales earn again. */
@SubCommand({
  name: 'reactivate',
  arguments: '<code>',
  description: 'Reactivate an affiliate: later sales earn again',
})
export class AffiliatesReactivateCommand extends AffiliateChangeCommand {
  override async run([code = '']: string[], options: AffiliateChangeOptions): Promise<void> {
    await this.make(code, { type: 'ReactivateAffiliate', reason: options.reason ?? null }, options);
  }
}

/** `affiliates terminate CODE --reason WHY [--dry-run] [--json]`: for a breach of the terms; cannot be undone. */
@SubCommand({
  name: 'terminate',
  arguments: '<code>',
  description:
    'End an affiliate for a breach of the terms: unpaid earnings are forfeited, the address is barred',
})
export class AffiliatesTerminateCommand extends AffiliateChangeCommand {
  override async run([code = '']: string[], options: AffiliateChangeOptions): Promise<void> {
    await this.make(code, { type: 'TerminateAffiliate', reason: options.reason ?? '' }, options);
  }

  protected override sentenceOf(result: OperatorChangeResult): string {
    const sentence = super.sentenceOf(result);
    return result.recorded.length === 0
      ? sentence
      : `${sentence}; forfeits ${formatCents(result.balanceCents)}`;
  }
}

/** `affiliates send-link CODE [--new]`: with --new, replaces the link first. */
@SubCommand({
  name: 'send-link',
  arguments: '<code>',
  description: 'Mail an affiliate the dashboard link again, or a new link that replaces it',
})
export class AffiliatesSendLinkCommand extends CommandRunner {
  constructor(
    private readonly affiliates: Affiliates,
    private readonly changes: OperatorChanges,
    private readonly sendLink: SendLink,
  ) {
    super();
  }

  override async run(
    [referralCode = '']: string[],
    { new: isNew = false }: { new?: boolean },
  ): Promise<void> {
    const affiliate = await this.affiliates.requireByCode(referralCode);
    const { code, subjectId } = affiliate;
    if (!canSignIn(affiliate)) {
      throw new DomainError('affiliation.link-ended', `${code} no longer has a dashboard`);
    }
    if (isNew) await this.changes.make(code, { type: 'ReplaceDashboardLink' }, false);
    else await this.sendLink.enqueue(personOfSubject(subjectId));
    process.stdout.write(`${code}: mailing the ${isNew ? 'new ' : ''}dashboard link\n`);
  }

  @Option({ flags: '--new', description: 'replace the link and end all sessions first' })
  parseNew(): boolean {
    return true;
  }
}
