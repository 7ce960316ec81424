import { randomUUID } from 'node:crypto';
import type { Language } from '@closewise/domain/language';
import { Injectable } from '@nestjs/common';
import { html } from '../../platform/http/pages/html.js';
import { type Letter, type Mailing, mailPayload, sendMailQueue } from '../../platform/mail/mail.js';
import { mailFrame } from '../../platform/mail/mail-frame.js';
import { linkMinutes, PasswordLinks } from './password-links.js';
import { Organizations } from '../accounts/organizations.js';
import { RateLimits, type RateLimit } from '../../platform/http/rate-limits/rate-limits.js';
import { Jobs } from '../../platform/jobs/job.js';

/** The recipient: the contact of the organization `name`; both names are null while the address is unproven. */
type Reader = Readonly<{
  subjectId: string;
  email: string;
  contactName: string | null;
  name: string | null;
  link: string;
}>;

const texts = {
  en: {
    subject: 'Set a new password for your organization',
    greeting: (contact: string | null) => (contact === null ? 'Hello,' : `Hello ${contact},`),
    reason: (name: string | null) =>
      `Someone requested a new password for ${name ?? 'your organization'} at Closewise. If this was you, use this link to set it. The link works once, within ${linkMinutes} minutes.`,
    button: 'Set a new password',
    copy: 'Or copy this address into your browser:',
    notYou:
      'If this was not you, you do not need to do anything. Your password has not changed. Please do not forward this email.',
  },
  es: {
    subject: 'Establezca una contraseña nueva para su organización',
    greeting: (contact: string | null) => (contact === null ? 'Hola:' : `Hola, ${contact}:`),
    reason: (name: string | null) =>
      `Alguien solicitó una contraseña nueva para ${name ?? 'su organización'} en Closewise. Si fue usted, use este enlace para establecerla. El enlace funciona una sola vez, durante los próximos ${linkMinutes} minutos.`,
    button: 'Establecer una contraseña nueva',
    copy: 'O copie esta dirección en su navegador:',
    notYou:
      'Si no fue usted, no tiene que hacer nada. Su contraseña no ha cambiado. Por favor, no reenvíe este correo.',
  },
} as const;

/** The email with the link that replaces a forgotten password. */
export function passwordLetter(
  { subjectId, email, contactName, name, link }: Reader,
  language: Language,
): Letter {
  const t = texts[language];
  const [greeting, reason] = [t.greeting(contactName), t.reason(name)];
  const content = html`<p>${greeting}</p>
    <p>${reason}</p>
    <p><a class="button" href="${link}">${t.button}</a></p>
    <p>${t.copy}<br /><a href="${link}">${link}</a></p>
    <p class="note">${t.notYou}</p>`;
  return {
    subjectId,
    to: email,
    language,
    subject: t.subject,
    html: mailFrame({ language, title: t.subject, content }),
    text: `${[greeting, reason, `${t.button}:\n${link}`, t.notYou].join('\n\n')}\n`,
  };
}

const passwordLinkMailing = 'organization-password-link';

/**
 * The fact consists of the address's pseudonym, the language and the request. The address is looked up here, not in the
 * request, so that the response time does not reveal whether it is known.
 */
@Injectable()
export class PasswordLinkMailing implements Mailing {
  readonly name = passwordLinkMailing;

  constructor(
    private readonly organizations: Organizations,
    private readonly links: PasswordLinks,
  ) {}

  async compose(fact: string): Promise<Letter | null> {
    const [emailKey = '', language] = fact.split(':');
    const organization = await this.organizations.findByEmailKey(emailKey);
    if (!organization?.person) return null;
    const { subjectId, name, person, linkOpened } = organization;
    const link = this.links.addressFor(organization);
    // Text entered by a stranger is not emailed to an unproven address.
    const names = linkOpened ? { name, contactName: person.contactName } : { name: null, contactName: null };
    return passwordLetter(
      { subjectId, email: person.email, ...names, link },
      language === 'es' ? 'es' : 'en',
    );
  }

  async sent(): Promise<void> {}
}

const mails: RateLimit = {
  name: 'organization-password-mails',
  points: 3,
  perSeconds: 3600,
  refusal: 'We have already sent this link several times. Please check your inbox and your spam folder.',
};

/** Emails the link that replaces a forgotten password. */
@Injectable()
export class SendPasswordLink {
  constructor(
    private readonly organizations: Organizations,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
  ) {}

  /** Does the same work for an unknown address; at most three times an hour per address. */
  async sendTo(email: string, language: Language): Promise<void> {
    const emailKey = this.organizations.keyOf(email);
    await this.limits.spend(mails, emailKey);
    const payload = mailPayload(passwordLinkMailing, `${emailKey}:${language}:${randomUUID()}`);
    await this.jobs.enqueue(sendMailQueue, payload, { key: `${passwordLinkMailing}:${payload.fact}` });
  }
}
