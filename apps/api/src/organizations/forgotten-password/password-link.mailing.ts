import { Injectable } from '@nestjs/common';
import type { Letter } from '../../platform/mail/letter.js';
import type { Mailing } from '../../platform/mail/mail.js';
import { Organizations } from '../accounts/organizations.js';
import { passwordLetter } from './password-letter.js';
import { PasswordLinks } from './password-links.js';

export const passwordLinkMailing = 'organization-password-link';

/**
 * The fact is the pseudonym of an address, the language and the request. Whether anybody has the address is found out here,
 * so that who asks cannot tell by the time of the answer.
 */
@Injectable()
export class PasswordLinkMailing implements Mailing {
  readonly name = passwordLinkMailing;

  constructor(
    private readonly organizations: Organizations,
    private readonly links: PasswordLinks,
  ) {}

  async compose(fact: string): Promise<Letter | null> {
    const [emailKey = '', language] = fact.split(':');
    const organization = await this.organizations.atAddress(emailKey);
    if (!organization?.person) return null;
    const { subjectId, name, person } = organization;
    const link = this.links.addressFor(organization);
    return passwordLetter({ subjectId, name, ...person, link }, language === 'es' ? 'es' : 'en');
  }

  async sent(): Promise<void> {}
}
