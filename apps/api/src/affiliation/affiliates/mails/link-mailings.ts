import { Injectable } from '@nestjs/common';
import type { Letter, Mailing } from '../../../platform/mail/mail.js';
import { Affiliates } from '../affiliates.js';
import { LinkLetters } from './link-letters.js';

export const welcomeMailing = 'affiliate-welcome';
export const replacedLinkMailing = 'affiliate-link-replaced';
export const askedLinkMailing = 'affiliate-link-again';

/** Mails the link after a registration; the fact is the affiliate's id. */
@Injectable()
export class WelcomeMailing implements Mailing {
  readonly name = welcomeMailing;

  constructor(
    private readonly affiliates: Affiliates,
    private readonly letters: LinkLetters,
  ) {}

  async compose(affiliateId: string): Promise<Letter | null> {
    return this.letters.write(await this.affiliates.find(affiliateId), 'registered');
  }

  async sent(): Promise<void> {}
}

/** Mails a new link; the fact is the affiliate's id and the link's generation. One that was replaced again is not mailed. */
@Injectable()
export class ReplacedLinkMailing implements Mailing {
  readonly name = replacedLinkMailing;

  constructor(
    private readonly affiliates: Affiliates,
    private readonly letters: LinkLetters,
  ) {}

  async compose(fact: string): Promise<Letter | null> {
    const [affiliateId = '', generation] = fact.split(':');
    const affiliate = await this.affiliates.find(affiliateId);
    if (affiliate?.linkGeneration !== Number(generation)) return null;
    return this.letters.write(affiliate, 'replaced');
  }

  async sent(): Promise<void> {}
}

/**
 * Mails the link to who asked for it; the fact is the pseudonym of the address and the request. Whether anybody has the
 * address is found out here, so that who asks cannot tell by the time of the answer.
 */
@Injectable()
export class RequestedLinkMailing implements Mailing {
  readonly name = askedLinkMailing;

  constructor(
    private readonly affiliates: Affiliates,
    private readonly letters: LinkLetters,
  ) {}

  async compose(fact: string): Promise<Letter | null> {
    const [emailKey = ''] = fact.split(':');
    return this.letters.write(await this.affiliates.atAddress(emailKey), 'asked-again');
  }

  async sent(): Promise<void> {}
}
