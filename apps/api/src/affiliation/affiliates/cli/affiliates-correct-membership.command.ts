import { DomainError } from '@closewise/domain/events';
import { Option, SubCommand } from 'nest-commander';
import { NamedMemberships } from '../signup/named-memberships.js';
import { AffiliateChangeCommand, type AffiliateChangeOptions } from './affiliate-change.command.js';
import { OperatorChanges } from './operator-changes.js';

type Options = AffiliateChangeOptions &
  Readonly<{ organization?: string; memberId?: string; none?: boolean }>;

/** `affiliates correct-membership CODE (--organization TAG [--member-id ID] | --none) --reason WHY`. */
@SubCommand({
  name: 'correct-membership',
  arguments: '<code>',
  description: 'Correct which organization an affiliate belongs to, for sales that are paid from now on',
})
export class AffiliatesCorrectMembershipCommand extends AffiliateChangeCommand {
  constructor(
    changes: OperatorChanges,
    private readonly memberships: NamedMemberships,
  ) {
    super(changes);
  }

  override async run([code = '']: string[], options: Options): Promise<void> {
    const { organization, memberId, none = false, reason = '' } = options;
    if ((organization === undefined) !== none) {
      throw new DomainError('affiliation.organization-missing', 'Give either --organization TAG or --none');
    }
    const membership = await this.memberships.inOrganization(organization, memberId);
    await this.make(code, { type: 'CorrectMembership', membership, reason }, options);
  }

  @Option({ flags: '--organization <tag>', description: 'the organization with this tag' })
  parseOrganization(tag: string): string {
    return tag;
  }

  @Option({ flags: '--member-id <id>', description: 'as what the organization knows the affiliate' })
  parseMemberId(memberId: string): string {
    return memberId;
  }

  @Option({ flags: '--none', description: 'no organization' })
  parseNone(): boolean {
    return true;
  }
}
