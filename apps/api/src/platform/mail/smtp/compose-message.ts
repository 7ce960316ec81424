import MailComposer from 'nodemailer/lib/mail-composer';
import type { AddressedLetter } from '../letter.js';

/** Who sends. */
export type Sender = Readonly<{ name: string; address: string }>;

/** The letter as it goes over the wire: text first, HTML as its alternative. */
export function composeMessage(letter: AddressedLetter, sender: Sender): Promise<Buffer> {
  const { to, language, subject, html, text, messageId, date } = letter;
  const composer = new MailComposer({
    from: sender,
    to: { name: '', address: to },
    subject,
    text,
    html,
    date,
    messageId: `<${messageId}@${sender.address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
