import { referralDisclosure } from '@closewise/contracts/referral-disclosure';
import { html } from '../../../platform/http/html.js';
import type { Letter } from '../../../platform/mail/letter.js';
import { mailFrame } from '../../../platform/mail/mail-frame.js';
import type { KnownAffiliate } from '../affiliates.js';
import type { LinkMailTexts } from './affiliate-mail-texts.js';

/** The addresses that a letter names; `notMe` only while the sign-up may be somebody else's. */
export type LettersLinks = Readonly<{ dashboard: string; referral: string; notMe: string | null }>;

const keepPrivate =
  'Keep the dashboard link private: whoever has it sees your earnings. If others may have seen it, replace it on your dashboard.';
const notMeText =
  'You did not register, or do not know us? Then somebody has entered your address. This page erases the sign-up:';
const share =
  'Share your referral link. When somebody buys a report through it, you earn a commission. Say so wherever you share it:';

/** The mail with the link to the dashboard and the referral code; null when nobody is left to get it. */
export function linkLetter(
  { subjectId, person, code }: KnownAffiliate,
  { subject, reason }: LinkMailTexts,
  { dashboard, referral, notMe }: LettersLinks,
): Letter | null {
  if (!person) return null;
  const { en, es } = referralDisclosure;
  const content = html`<p>Hello ${person.name},</p>
    <p>${reason}</p>
    <p><a class="button" href="${dashboard}">Open my dashboard</a></p>
    <p>Or copy this address into your browser:<br /><a href="${dashboard}">${dashboard}</a></p>
    <p>${keepPrivate}</p>
    <p>
      Your referral code: <strong>${code}</strong><br />Your referral link:
      <a href="${referral}">${referral}</a>
    </p>
    <p>${share}<br /><em>${en}</em><br /><em lang="es">${es}</em></p>
    ${notMe && html`<p class="note">${notMeText}<br /><a href="${notMe}">${notMe}</a></p>`}`;
  const paragraphs = [
    `Hello ${person.name},`,
    reason,
    `Open my dashboard:\n${dashboard}`,
    keepPrivate,
    `Your referral code: ${code}\nYour referral link: ${referral}`,
    `${share}\n${en}\n${es}`,
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
