/** The mailbox of an address: ignores letter case and everything after a plus sign. */
export function mailboxOf(email: string): string {
  const folded = email.trim().normalize('NFC').toLowerCase();
  const at = folded.lastIndexOf('@');
  return `${folded.slice(0, at).split('+', 1)[0]}${folded.slice(at)}`;
}

const gmail = /@(?:gmail|googlemail)\.com$/;

/**
 * The mailbox without what its provider ignores: Gmail's dots and its second host name. Stored pseudonyms are made from
 * `mailboxOf`.
 */
export function deliveredMailboxOf(email: string): string {
  const mailbox = mailboxOf(email);
  const at = mailbox.lastIndexOf('@');
  return gmail.test(mailbox) ? `${mailbox.slice(0, at).replaceAll('.', '')}@gmail.com` : mailbox;
}

const webAddress = /:\/\/|\bwww\./i;
/** Invisible characters that change the text direction. */
const directionMark = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/**
 * Why the name of a person or organization is invalid; null if it is valid. Names appear in our mails and pages, where a
 * link would look like ours, and a direction mark would make one name look like another.
 */
export function nameFault(name: string): string | null {
  if (webAddress.test(name.normalize('NFKC'))) return 'A name cannot contain a web address';
  if (directionMark.test(name))
    return 'The name contains hidden direction marks. Please type it instead of pasting it.';
  return null;
}
