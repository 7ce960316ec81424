import { referralDisclosure } from '@closewise/contracts/referral-disclosure';
import { html } from '../../../platform/http/pages/html.js';
import type { Letter } from '../../../platform/mail/mail.js';
import { mailFrame } from '../../../platform/mail/mail-frame.js';
import type { KnownAffiliate } from '../affiliates.js';
import type { LinkMailTexts } from './affiliate-mail-texts.js';

/**
 * The addresses that a letter names; `notMe` only while the sign-up may be somebody else's, `referral` not while sales
 * through it would earn nothing, because the organization whose account this is waits for its approval.
 */
export type LettersLinks = Readonly<{ dashboard: string; referral: string | null; notMe: string | null }>;

const keepPrivate =
  'Keep the dashboard link private: whoever has it sees your earnings. If others may have seen it, replace it on your dashboard.';
const notMeText =
  'You did not register, or do not know us? Then somebody has entered your address. This page erases the sign-up:';
const share =
  'Share your referral link. When somebody buys a report through it, you earn a commission. Say so wherever you share it:';
const waits =
  'Your organization waits for our approval. Until then sales through its referral code earn nothing; once it is approved, the link to share stands on the dashboard.';

/** The mail with the link to the dashboard and the referral code; null when nobody is left to get it. */
export function linkLetter(
  { subjectId, person, code, linkOpened }: KnownAffiliate,
  { subject, reason }: LinkMailTexts,
  { dashboard, referral, notMe }: LettersLinks,
): Letter | null {
  if (!person) return null;
  // What a stranger typed is not mailed to an address that may be somebody else's.
  const greeting = linkOpened ? `Hello ${person.name},` : 'Hello,';
  const content = html`<p>${greeting}</p>
    <p>${reason}</p>
    <p><a class="button" href="${dashboard}">Open my dashboard</a></p>
    <p>Or copy this address into your browser:<br /><a href="${dashboard}">${dashboard}</a></p>
    <p>${keepPrivate}</p>
    ${referral === null ? html`<p>${waits}</p>` : invitation(code, referral)}
    ${notMe && html`<p class="note">${notMeText}<br /><a href="${notMe}">${notMe}</a></p>`}`;
  const paragraphs = [
    greeting,
    reason,
    `Open my dashboard:\n${dashboard}`,
    keepPrivate,
    ...(referral === null ? [waits] : invitationText(code, referral)),
    ...(notMe ? [`${notMeText}\n${notMe}`] : []),
  ];
  return {
    subjectId,
    to: person.email,
    language: 'en',
    subject,
    html: mailFrame({ language: 'en', title: subject, content }),
    text: `${paragraphs.join('\n\n')}\n`,
  };
}

const invitation = (code: string, referral: string) =>
  html`<p>
      Your referral code: <strong>${code}</strong><br />Your referral link:
      <a href="${referral}">${referral}</a>
    </p>
    <p>${share}<br /><em>${referralDisclosure.en}</em><br /><em lang="es">${referralDisclosure.es}</em></p>`;

const invitationText = (code: string, referral: string): string[] => [
  `Your referral code: ${code}\nYour referral link: ${referral}`,
  `${share}\n${referralDisclosure.en}\n${referralDisclosure.es}`,
];

const closed =
  'The affiliate account of this email address was closed, and the address cannot be registered again. Somebody has just tried to register it, or to have its dashboard link sent.';
const ofNoConcern = 'If it was not you, there is nothing to do.';

/** What the owner of a terminated account reads who registers again, or requests the link. */
export function closedLetter({ subjectId, person }: KnownAffiliate): Letter | null {
  if (!person) return null;
  const subject = 'Your closed affiliate account';
  const content = html`<p>Hello,</p>
    <p>${closed}</p>
    <p>${ofNoConcern}</p>`;
  return {
    subjectId,
    to: person.email,
    language: 'en',
    subject,
    html: mailFrame({ language: 'en', title: subject, content }),
    text: `Hello,\n\n${closed}\n\n${ofNoConcern}\n`,
  };
}
