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

/** Tells the former address that the account has another one, since who reads the new one may be somebody else. */
export const mailFormerAddressWhenAffiliateDetailsChanged: Reactor<AffiliateDetailsChanged, MailPayload> = {
  name: 'mail-former-address-when-affiliate-details-changed',
  on: ['AffiliateDetailsChanged'],
  startFrom: 'now',
  queue: sendMailQueue,
  react: ({ data, revision }) => mailPayload(formerAddressMailing, `${data.affiliateId}:${revision}`),
};

/** The mail to a former address; the fact is the affiliate's id and the revision of the change. */
@Injectable()
export class FormerAddressMailing implements Mailing {
  readonly name = formerAddressMailing;

  constructor(private readonly history: StreamHistory<AffiliateEvent>) {}

  async compose(fact: string): Promise<Letter | null> {
    const [affiliateId = '', revision] = fact.split(':');
    const events = await this.history.read(affiliateStream(affiliateId));
    const named = events.filter(isNamed).filter((event) => event.revision <= Number(revision));
    const [before, after] = named.slice(-2);
    if (!before?.data.person || !after || before.data.subjectId === after.data.subjectId) return null;
    return formerAddressLetter(before.data.subjectId, before.data.person.email);
  }

  async sent(): Promise<void> {}
}

type Named = Extract<AffiliateEvent, { type: 'AffiliateRegistered' | 'AffiliateDetailsChanged' }>;

/** The subject is made of the address: another subject is another address. */
const isNamed = (event: RecordedEvent<AffiliateEvent>): event is RecordedEvent<Named> =>
  event.type === 'AffiliateRegistered' || event.type === 'AffiliateDetailsChanged';

const subject = 'The email address of your affiliate account was changed';
const paragraphs = [
  'Hello,',
  'We have changed the email address of your affiliate account at Closewise, as we were asked to. From now on the dashboard link and all mails about the account go to the new address.',
  `As a precaution nothing is paid out from the account for ${changeHoldDays} days after the change.`,
  'If you asked for this, you do not need to do anything. If you did not, reply to this mail at once: we put it right before anything is paid.',
];

/** Names neither the affiliate nor the new address: the former one may belong to somebody else by now. */
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
