import { Injectable } from '@nestjs/common';
import {
  affiliateStream,
  type AffiliateDetailsChanged,
  type AffiliateEvent,
} from '@closewise/domain/affiliation';
import { changeHoldDays } from '@closewise/domain/payee';
import type { RecordedEvent } from '../../../platform/event-store/event-store.js';
import { StreamHistory } from '../../../platform/event-store/stream-history.js';
import { html } from '../../../platform/http/pages/html.js';
import {
  type Letter,
  type Mailing,
  type MailPayload,
  mailPayload,
  sendMailQueue,
} from '../../../platform/mail/mail.js';
import { mailFrame } from '../../../platform/mail/mail-frame.js';
import type { Reactor } from '../../../platform/reactors/reactor.js';

const formerAddressMailing = 'affiliate-former-address';

/** Notifies the former address, since somebody else may have changed it. */
export const mailFormerAddressWhenAffiliateDetailsChanged: Reactor<AffiliateDetailsChanged, MailPayload> = {
  name: 'mail-former-address-when-affiliate-details-changed',
  on: ['AffiliateDetailsChanged'],
  startFrom: 'now',
  queue: sendMailQueue,
  react: ({ data, revision }) => mailPayload(formerAddressMailing, `${data.affiliateId}:${revision}`),
};

/** The mail to a former address; the fact is `affiliateId:revision` of the change. */
@Injectable()
export class FormerAddressMailing implements Mailing {
  readonly name = formerAddressMailing;

  constructor(private readonly history: StreamHistory<AffiliateEvent>) {}

  async compose(fact: string): Promise<Letter | null> {
    const [affiliateId = '', revision] = fact.split(':');
    const events = await this.history.read(affiliateStream(affiliateId));
    const withPerson = events.filter(hasPerson).filter((event) => event.revision <= Number(revision));
    const [before, after] = withPerson.slice(-2);
    // The subject contains the address's pseudonym.
    if (!before?.data.person || !after || before.data.subjectId === after.data.subjectId) return null;
    return formerAddressLetter(before.data.subjectId, before.data.person.email);
  }

  async sent(): Promise<void> {}
}

type PersonEvent = Extract<AffiliateEvent, { type: 'AffiliateRegistered' | 'AffiliateDetailsChanged' }>;

const hasPerson = (event: RecordedEvent<AffiliateEvent>): event is RecordedEvent<PersonEvent> =>
  event.type === 'AffiliateRegistered' || event.type === 'AffiliateDetailsChanged';

const subject = 'The email address of your affiliate account was changed';
const paragraphs = [
  'Hello,',
  'The email address of your Closewise affiliate account was changed as requested. The dashboard link and all emails about the account now go to the new address.',
  `As a precaution, we pay nothing out of the account for ${changeHoldDays} days after the change.`,
  'If you requested this change, you do not need to do anything. If you did not, reply to this email now: we will correct it before anything is paid.',
];

/** Contains neither the affiliate's name nor the new address, since the former one may belong to somebody else by now. */
const formerAddressLetter = (subjectId: string, to: string): Letter => ({
  subjectId,
  to,
  language: 'en',
  subject,
  html: mailFrame({
    language: 'en',
    title: subject,
    content: html`${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}`,
  }),
  text: `${paragraphs.join('\n\n')}\n`,
});
