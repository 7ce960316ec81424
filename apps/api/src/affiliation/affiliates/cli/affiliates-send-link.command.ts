import { canSignIn } from '@closewise/domain/affiliation';
import { DomainError } from '@closewise/domain/events';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { personOfSubject } from '../../../platform/personal-data/subject.js';
import { Affiliates } from '../affiliates.js';
import { SendLink } from '../links/send-link.js';
import { OperatorChanges } from './operator-changes.js';

/** `affiliates send-link CODE [--new]`: mails the dashboard link; with --new another one, and the old one ends. */
@SubCommand({
  name: 'send-link',
  arguments: '<code>',
  description: 'Mail an affiliate the dashboard link again, or a new one that ends the old',
})
export class AffiliatesSendLinkCommand extends CommandRunner {
  constructor(
    private readonly affiliates: Affiliates,
    private readonly changes: OperatorChanges,
    private readonly sendLink: SendLink,
  ) {
    super();
  }

  override async run([named = '']: string[], { new: isNew = false }: { new?: boolean }): Promise<void> {
    const affiliate = await this.affiliates.withCode(named);
    const { code, subjectId } = affiliate;
    if (!canSignIn(affiliate)) {
      throw new DomainError('affiliation.link-ended', `${code} has no dashboard any more`);
    }
    if (isNew) await this.changes.make(code, { type: 'ReplaceDashboardLink' }, false);
    else await this.sendLink.enqueue(personOfSubject(subjectId));
    process.stdout.write(`${code}: the ${isNew ? 'new ' : ''}dashboard link is on its way\n`);
  }

  @Option({ flags: '--new', description: 'end the old link and all sessions first' })
  parseNew(): boolean {
    return true;
  }
}
