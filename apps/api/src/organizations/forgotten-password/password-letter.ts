import { html } from '../../platform/http/pages/html.js';
import type { Letter } from '../../platform/mail/letter.js';
import { mailFrame } from '../../platform/mail/mail-frame.js';
import { linkMinutes } from './password-links.js';

/** Who gets the letter: the contact of the organization `name`. */
type Reader = Readonly<{ subjectId: string; email: string; contactName: string; name: string; link: string }>;

const texts = {
  en: {
    subject: 'Set a new password for your organization',
    greeting: (contact: string) => `Hello ${contact},`,
    reason: (name: string) =>
      `Somebody asked for a new password of ${name} at Closewise. If it was you, set it by this link; it opens once, within ${linkMinutes} minutes.`,
    button: 'Set a new password',
    copy: 'Or copy this address into your browser:',
    notYou:
      'It was not you? Then you need do nothing: your password stays as it is. Do not pass this mail on.',
  },
  es: {
    subject: 'Establezca una contraseña nueva para su organización',
    greeting: (contact: string) => `Hola, ${contact}:`,
    reason: (name: string) =>
      `Alguien pidió una contraseña nueva de ${name} en Closewise. Si fue usted, establézcala con este enlace; se abre una sola vez, en los próximos ${linkMinutes} minutos.`,
    button: 'Establecer una contraseña nueva',
    copy: 'O copie esta dirección en su navegador:',
    notYou:
      '¿No fue usted? Entonces no tiene que hacer nada: su contraseña sigue igual. No reenvíe este correo.',
  },
} as const;

/** The mail with the link by which a forgotten password is replaced. */
export function passwordLetter(
  { subjectId, email, contactName, name, link }: Reader,
  language: 'en' | 'es',
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
