/** The mailbox that an address reaches: letter case and what stands after a plus sign do not count. */
export function mailboxOf(email: string): string {
  const folded = email.trim().normalize('NFC').toLowerCase();
  const at = folded.lastIndexOf('@');
  return `${folded.slice(0, at).split('+', 1)[0]}${folded.slice(at)}`;
}

const gmail = /@(?:gmail|googlemail)\.com$/;

/**
 * The mailbox with what its provider ignores left out: at Gmail dots, and the second name of its host. Pseudonyms that are
 * stored are made of `mailboxOf`.
 */
export function deliveredMailboxOf(email: string): string {
  const mailbox = mailboxOf(email);
  const at = mailbox.lastIndexOf('@');
  return gmail.test(mailbox) ? `${mailbox.slice(0, at).replaceAll('.', '')}@gmail.com` : mailbox;
}
