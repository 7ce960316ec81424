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
      'Somebody registered an organization with Closewise and gave this email address. If it was you, open the link and confirm the registration. You can also set a new password there.',
      `We approve organizations only after this. A registration that nobody confirms ends after ${registrationLinkDays} days.`,
      'You did not register? On the same page you can erase the registration. Without your confirmation nobody can take part or be paid under your address.',
    ],
    button: 'Open the registration',
  }),
  approved: (name) => ({
    subject: 'Your organization is approved',
    paragraphs: [
      `${name ?? 'Your organization'} takes part in Closewise from now on. It is listed on our site, agents can name it when they register, and it earns an override on what its members sell.`,
      'Your dashboard shows what your members have sold and what you have earned. The referral link of your own account now earns as well: you find it on its affiliate dashboard.',
    ],
    button: 'Open the dashboard',
  }),
  rejected: (name) => ({
    subject: 'Your registration was not approved',
    paragraphs: [
      `We could not approve the registration of ${name ?? 'your organization'}. The account has ended, its tag and this address are free again, and what you told us about yourself is erased.`,
      'If you think that this is a mistake, register again: an admin looks at every registration.',
    ],
    button: null,
  }),
};

/** The recipient and the button's link; `contactName` is null while the address is unproven. */
type LettersReader = Readonly<{
  subjectId: string;
  email: string;
  contactName: string | null;
  link: string;
}>;

/** An email to an organization's contact. */
export function organizationLetter(
  { subjectId, email, contactName, link }: LettersReader,
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
