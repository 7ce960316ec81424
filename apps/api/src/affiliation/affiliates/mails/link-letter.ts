import type { RegisteredBy } from '@closewise/domain/affiliation';
import { referralDisclosure } from '@closewise/contracts/referral-disclosure';
import { html } from '../../../platform/http/pages/html.js';
import type { Letter } from '../../../platform/mail/mail.js';
import { mailFrame } from '../../../platform/mail/mail-frame.js';
import type { Affiliate } from '../affiliates.js';

export type LinkMailOccasion = 'registered' | 'requested' | 'replaced';

/** Subject and first sentence of a mail with a dashboard link. */
export type LinkMailTexts = Readonly<{ subject: string; reason: string }>;

const welcome: Readonly<Record<RegisteredBy, string>> = {
  affiliate: 'You are now a Closewise affiliate. Your account is ready.',
  admin: 'We have opened a Closewise affiliate account for you. It is ready.',
  import: 'Your affiliate account has moved to Closewise. It is ready.',
  organization: 'Your organization’s master account is registered with Closewise.',
};

export function linkMailTexts(occasion: LinkMailOccasion, registeredBy: RegisteredBy): LinkMailTexts {
  if (occasion === 'registered') {
    const subject =
      registeredBy === 'organization'
        ? "Your organization's affiliate dashboard"
        : 'Welcome: your affiliate dashboard and referral code';
    return { subject, reason: welcome[registeredBy] };
  }
  if (occasion === 'requested') {
    return { subject: 'Your affiliate dashboard link', reason: 'Here is the link you requested.' };
  }
  return {
    subject: 'Your new affiliate dashboard link',
    reason: 'Your dashboard has a new link. The old one no longer works.',
  };
}

/**
 * URLs in a letter. `notMe` is null once the sign-up is confirmed. `referral` is null for a master account that awaits
 * approval, because its sales would earn nothing.
 */
type LetterLinks = Readonly<{ dashboard: string; referral: string | null; notMe: string | null }>;

const keepPrivate =
  'Keep the dashboard link private: anyone who has it can see your earnings. If somebody else may have seen it, replace it on your dashboard.';
const notMeText =
  'You did not register? Then somebody else entered your address. You can erase the sign-up on this page:';
const share =
  'Share your referral link. You earn a commission when somebody buys a report through it. Add this disclosure wherever you share it:';
const awaitsApproval =
  'We have not approved your organization yet. Until then, sales through its referral code earn nothing. After the approval, you will find the link to share on the dashboard.';

/** The mail with dashboard link and referral code; null for an erased affiliate. */
export function linkLetter(
  { subjectId, person, code, linkOpened }: Affiliate,
  { subject, reason }: LinkMailTexts,
  { dashboard, referral, notMe }: LetterLinks,
): Letter | null {
  if (!person) return null;
  // Before the link was opened, the address may not be the affiliate's, and a stranger may have entered the name.
  const greeting = linkOpened ? `Hello ${person.name},` : 'Hello,';
  const content = html`<p>${greeting}</p>
    <p>${reason}</p>
    <p><a class="button" href="${dashboard}">Open my dashboard</a></p>
    <p>Or copy this address into your browser:<br /><a href="${dashboard}">${dashboard}</a></p>
    <p>${keepPrivate}</p>
    ${referral === null ? html`<p>${awaitsApproval}</p>` : invitation(code, referral)}
    ${notMe && html`<p class="note">${notMeText}<br /><a href="${notMe}">${notMe}</a></p>`}`;
  const paragraphs = [
    greeting,
    reason,
    `Open my dashboard:\n${dashboard}`,
    keepPrivate,
    ...(referral === null ? [awaitsApproval] : invitationText(code, referral)),
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
  'The affiliate account for this email address was closed, and the address cannot be registered again. Somebody has just tried to register it or requested its dashboard link.';
const notYou = 'If this was not you, you do not need to do anything.';

/** The mail to a terminated affiliate who registers again or requests the link; null for an erased one. */
export function closedLetter({ subjectId, person }: Affiliate): Letter | null {
  if (!person) return null;
  const subject = 'Your closed affiliate account';
  const content = html`<p>Hello,</p>
    <p>${closed}</p>
    <p>${notYou}</p>`;
  return {
    subjectId,
    to: person.email,
    language: 'en',
    subject,
    html: mailFrame({ language: 'en', title: subject, content }),
    text: `Hello,\n\n${closed}\n\n${notYou}\n`,
  };
}
