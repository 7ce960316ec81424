import { html, type Html } from '../../http/pages/html.js';
import { SHOWN_MAILS, type OutboxMail } from './outbox.js';

/** The list of mails, newest first. */
export function outboxPage(mails: readonly OutboxMail[]): string {
  const list = html`<ol>
    ${mails.map(entry)}
  </ol>`;
  const none = html`<p>No mail yet. Buy a report with "Email me my report" checked, and it appears here.</p>`;
  return frame(
    'All mails',
    html`<h1>Outbox</h1>
      <p>No mail server is set (SMTP_URL): mails stay here. The newest ${SHOWN_MAILS} are shown.</p>
      ${mails.length > 0 ? list : none}`,
  );
}

/** The text of a mail, with working links. */
export function outboxTextPage(mail: OutboxMail): string {
  return frame(
    mail.subject,
    html`<p><a href="/dev/outbox">Outbox</a></p>
      <h1 lang="${mail.language}">${mail.subject}</h1>
      ${facts(mail)}
      <pre lang="${mail.language}">${withLinks(mail.text)}</pre>`,
  );
}

/** Shown instead of all outbox pages while the database cannot be reached. */
export function outboxUnavailablePage(): string {
  return frame(
    'Not available',
    html`<h1>Outbox</h1>
      <p>The database cannot be reached. No mail is lost: please try again in a minute.</p>`,
  );
}

const entry = (mail: OutboxMail): Html =>
  html`<li>
    <h2 lang="${mail.language}">${mail.subject}</h2>
    ${facts(mail)}
    <p class="views">
      <a href="/dev/outbox/${mail.messageId}/html">HTML</a>
      <a href="/dev/outbox/${mail.messageId}/text">Text</a>
    </p>
  </li>`;

const facts = ({ to, language, sentAt }: OutboxMail): Html =>
  html`<dl>
    <div>
      <dt>To</dt>
      <dd>${to}</dd>
    </div>
    <div>
      <dt>Language</dt>
      <dd>${language}</dd>
    </div>
    <div>
      <dt>Sent</dt>
      <dd><time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time></dd>
    </div>
  </dl>`;

const withLinks = (text: string): (Html | string)[] =>
  text.split(/(https?:\/\/\S+)/).map((part, i) => (i % 2 ? html`<a href="${part}">${part}</a>` : part));

function frame(title: string, content: Html): string {
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title} | Closewise outbox</title>
      <link rel="stylesheet" href="/dev/outbox/style.css" />
    </head>
    <body>
      <main>${content}</main>
    </body>
  </html>`;
  return `<!doctype html>\n${page.markup}`;
}

/** Served as a file, since the content security policy forbids inline styles. */
export const outboxCss = `
body { margin: 0; background: #f4f7f4; color: #16241d; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 28px; line-height: 1.15; overflow-wrap: anywhere; }
h2 { font-size: 18px; margin: 0 0 8px; overflow-wrap: anywhere; }
ol { list-style: none; padding: 0; display: grid; gap: 12px; }
li, pre { background: #fff; border: 1px solid #cfdad3; border-radius: 12px; padding: 16px; }
dl { margin: 0; font-size: 15px; }
dl > div { display: flex; gap: 8px; }
dt { color: #4c6156; min-width: 5rem; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
.views { display: flex; gap: 8px; margin: 8px 0 0; }
.views a { min-width: 44px; min-height: 44px; padding: 0 12px 0 0; display: inline-flex; align-items: center; }
a { color: #0d5c3f; }
`;
