import { Injectable } from '@nestjs/common';
import { affiliateStream, canSignIn, type AffiliateEvent } from '@closewise/domain/affiliation';
import { StreamHistory } from '../../../platform/event-store/stream-history.js';
import type { Letter } from '../../../platform/mail/mail.js';
import type { KnownAffiliate } from '../affiliates.js';
import { DashboardLinks } from '../links/dashboard-links.js';
import { ReferralLinks } from '../links/referral-links.js';
import { NamedOrganizations } from '../named-organizations.js';
import { linkMailTexts, type LinkMailOccasion } from './affiliate-mail-texts.js';
import { closedLetter, linkLetter } from './link-letter.js';

/** Writes the mails with a dashboard link. */
@Injectable()
export class LinkLetters {
  constructor(
    private readonly history: StreamHistory<AffiliateEvent>,
    private readonly links: DashboardLinks,
    private readonly referralLinks: ReferralLinks,
    private readonly organizations: NamedOrganizations,
  ) {}

  /** Null for nobody, and for an affiliate whose link no longer opens anything, unless they request it. */
  async write(affiliate: KnownAffiliate | null, occasion: LinkMailOccasion): Promise<Letter | null> {
    if (affiliate?.status === 'terminated' && occasion === 'asked-again') return closedLetter(affiliate);
    if (!affiliate || !canSignIn(affiliate)) return null;
    const events = await this.history.read(affiliateStream(affiliate.affiliateId));
    const { registeredBy } = events.find((event) => event.type === 'AffiliateRegistered')!.data;
    const offersNotMe = !affiliate.linkOpened && !affiliate.isMaster;
    return linkLetter(affiliate, linkMailTexts(occasion, registeredBy), {
      dashboard: this.links.addressFor(affiliate, 'mailed'),
      referral: (await this.organizations.waits(affiliate)) ? null : this.referralLinks.of(affiliate.code),
      notMe: offersNotMe ? this.links.addressFor(affiliate, 'not-me') : null,
    });
  }
}
