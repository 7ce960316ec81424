import { registrationLinkDays } from '@closewise/domain/organizations';
import { html } from '../../platform/http/pages/html.js';
import type { Letter } from '../../platform/mail/mail.js';
import { mailFrame } from '../../platform/mail/mail-frame.js';

/** The occasions of emails to an organization's contact. */
export type MailOccasion = 'received' | 'approved' | 'rejected';

/** An email's texts; `button` opens the registration page or the dashboard, null without a button. */
type OrganizationMailTexts = Readonly<{
  subject: string;
  paragraphs: readonly string[];
  button: string | null;
}>;

/**
 * The texts by occasion. `name` is null until the mailed link is opened, since text entered by a stranger is not emailed
 * to an unproven address.
 */
export const organizationMailTexts: Readonly<
  Record<MailOccasion, (name: string | null) => OrganizationMailTexts>
> = {
  received: () => ({
    subject: 'Confirm the registration of your organization',
    paragraphs: [
      'Someone registered an organization with Closewise and this email address. If this was you, open the link and confirm the registration. You can also set a new password there.',
      `We approve organizations only after this confirmation. Without it, the registration ends after ${registrationLinkDays} days.`,
      'If you did not register, you can erase the registration on the same page. Without your confirmation, no one can take part or be paid with your address.',
    ],
    button: 'Open the registration',
  }),
  approved: (name) => ({
    subject: 'Your organization is approved',
    paragraphs: [
      `${name ?? 'Your organization'} now takes part in Closewise. It is listed on our site, agents can select it when they register, and it earns an override on its members’ sales.`,
      'Your dashboard shows your members’ sales and your earnings. The referral link of your own account now earns as well. You can find it on its affiliate dashboard.',
    ],
    button: 'Open the dashboard',
  }),
  rejected: (name) => ({
    subject: 'Your registration was not approved',
    paragraphs: [
      `We could not approve the registration of ${name ?? 'your organization'}. We have closed the account, released its tag and this address, and erased your personal data.`,
      'If you think this is a mistake, please register again. An admin reviews every registration.',
    ],
    button: null,
  }),
};

/** The recipient and the button's link; `contactName` is null while the address is unproven. */
type LetterRecipient = Readonly<{
  subjectId: string;
  email: string;
  contactName: string | null;
  link: string;
}>;

/** An email to an organization's contact. */
export function organizationLetter(
  { subjectId, email, contactName, link }: LetterRecipient,
  { subject, paragraphs, button }: OrganizationMailTexts,
): Letter {
  const greeting = contactName === null ? 'Hello,' : `Hello ${contactName},`;
  const content = html`<p>${greeting}</p>
    ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
    ${
      button &&
      html`<p><a class="button" href="${link}">${button}</a></p>
        <p>Or copy this address into your browser:<br /><a href="${link}">${link}</a></p>`
    }`;
  const text = [greeting, ...paragraphs, ...(button ? [`${button}:\n${link}`] : [])];
  return {
    subjectId,
    to: email,
    language: 'en',
    subject,
    html: mailFrame({ language: 'en', title: subject, content }),
    text: `${text.join('\n\n')}\n`,
  };
}
