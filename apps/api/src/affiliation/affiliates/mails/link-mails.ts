import { Injectable } from '@nestjs/common';
import {
  affiliateStream,
  canSignIn,
  type AffiliateEvent,
  type AffiliateRegistered,
  type AffiliateImported,
  type DashboardLinkReplaced,
} from '@closewise/domain/affiliation';
import { StreamHistory } from '../../../platform/event-store/stream-history.js';
import {
  type Letter,
  type Mailing,
  mailPayload,
  type MailPayload,
  sendMailQueue,
} from '../../../platform/mail/mail.js';
import { type Affiliate, Affiliates } from '../affiliates.js';
import { DashboardLinks } from '../links/dashboard-links.js';
import { ReferralLinks } from '../links/referral-links.js';
import { Memberships } from '../memberships.js';
import { linkMailTexts, type LinkMailOccasion, closedLetter, linkLetter } from './link-letter.js';
import type { Reactor } from '../../../platform/reactors/reactor.js';

/** Composes the mails that contain a dashboard link. */
@Injectable()
export class LinkLetters {
  constructor(
    private readonly history: StreamHistory<AffiliateEvent>,
    private readonly links: DashboardLinks,
    private readonly referralLinks: ReferralLinks,
    private readonly memberships: Memberships,
  ) {}

  /**
   * Null without an affiliate, or if their link no longer works. A terminated affiliate who requests the link gets
   * `closedLetter`.
   */
  async compose(affiliate: Affiliate | null, occasion: LinkMailOccasion): Promise<Letter | null> {
    if (affiliate?.status === 'terminated' && occasion === 'requested') return closedLetter(affiliate);
    if (!affiliate || !canSignIn(affiliate)) return null;
    const events = await this.history.read(affiliateStream(affiliate.affiliateId));
    const { registeredBy } = events.find((event) => event.type === 'AffiliateRegistered')!.data;
    const offersNotMe = !affiliate.linkOpened && !affiliate.isMaster;
    return linkLetter(affiliate, linkMailTexts(occasion, registeredBy), {
      dashboard: this.links.addressFor(affiliate, 'mailed'),
      referral: (await this.memberships.awaitsApproval(affiliate))
        ? null
        : this.referralLinks.linkFor(affiliate.code),
      notMe: offersNotMe ? this.links.addressFor(affiliate, 'not-me') : null,
    });
  }
}

// Stored mails refer to these names.
export const welcomeMailing = 'affiliate-welcome';
export const replacedLinkMailing = 'affiliate-link-replaced';
export const requestedLinkMailing = 'affiliate-link-again';

/** Mails the link after a registration; the fact is the affiliate id. */
@Injectable()
export class WelcomeMailing implements Mailing {
  readonly name = welcomeMailing;

  constructor(
    private readonly affiliates: Affiliates,
    private readonly letters: LinkLetters,
  ) {}

  async compose(affiliateId: string): Promise<Letter | null> {
    return this.letters.compose(await this.affiliates.find(affiliateId), 'registered');
  }

  async sent(): Promise<void> {}
}

/** Mails a new link unless it was replaced again; the fact is `affiliateId:generation`. */
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
    return this.letters.compose(affiliate, 'replaced');
  }

  async sent(): Promise<void> {}
}

/**
 * Mails the link on request; the fact is `emailKey:requestId`. Looks the address up here and not in the request, so that
 * the response time does not reveal whether an affiliate has the address.
 */
@Injectable()
export class RequestedLinkMailing implements Mailing {
  readonly name = requestedLinkMailing;

  constructor(
    private readonly affiliates: Affiliates,
    private readonly letters: LinkLetters,
  ) {}

  async compose(fact: string): Promise<Letter | null> {
    const [emailKey = ''] = fact.split(':');
    return this.letters.compose(await this.affiliates.findByAddress(emailKey), 'requested');
  }

  async sent(): Promise<void> {}
}

export const mailLinkWhenAffiliateRegistered: Reactor<AffiliateRegistered, MailPayload> = {
  name: 'mail-link-when-affiliate-registered',
  on: ['AffiliateRegistered'],
  startFrom: 'now',
  queue: sendMailQueue,
  react: ({ data }) =>
    data.registeredBy === 'import' ? null : mailPayload(welcomeMailing, data.affiliateId),
};

export const mailLinkWhenAffiliateImported: Reactor<AffiliateImported, MailPayload> = {
  name: 'mail-link-when-affiliate-imported',
  on: ['AffiliateImported'],
  startFrom: 'now',
  queue: sendMailQueue,
  react: ({ data }) => (data.mailsLink ? mailPayload(welcomeMailing, data.affiliateId) : null),
};

export const mailLinkWhenDashboardLinkReplaced: Reactor<DashboardLinkReplaced, MailPayload> = {
  name: 'mail-link-when-dashboard-link-replaced',
  on: ['DashboardLinkReplaced'],
  startFrom: 'now',
  queue: sendMailQueue,
  react: ({ data }) => mailPayload(replacedLinkMailing, `${data.affiliateId}:${data.generation}`),
};
