import { html } from '../../platform/http/pages/html.js';
import type { Letter } from '../../platform/mail/letter.js';
import { mailFrame } from '../../platform/mail/mail-frame.js';
import type { OrganizationMailTexts } from './organization-mail-texts.js';

/** Who gets the letter, and the address of the dashboard. */
export type LettersReader = Readonly<{
  subjectId: string;
  email: string;
  contactName: string;
  dashboard: string;
}>;

/** A mail to an organization's contact. */
export function organizationLetter(
  { subjectId, email, contactName, dashboard }: LettersReader,
  { subject, paragraphs, button }: OrganizationMailTexts,
): Letter {
  const greeting = `Hello ${contactName},`;
  const content = html`<p>${greeting}</p>
    ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
    ${
      button &&
      html`<p><a class="button" href="${dashboard}">${button}</a></p>
        <p>Or copy this address into your browser:<br /><a href="${dashboard}">${dashboard}</a></p>`
    }`;
  const text = [greeting, ...paragraphs, ...(button ? [`${button}:\n${dashboard}`] : [])];
  return {
    subjectId,
    to: email,
    language: 'en',
    subject,
    html: mailFrame({ language: 'en', title: subject, content }),
    text: `${text.join('\n\n')}\n`,
  };
}
