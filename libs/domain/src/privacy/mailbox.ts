/** The mailbox that an address reaches: letter case and what stands after a plus sign do not count. */
export function mailboxOf(email: string): string {
  const folded = email.trim().normalize('NFC').toLowerCase();
  const at = folded.lastIndexOf('@');
  return `${folded.slice(0, at).split('+', 1)[0]}${folded.slice(at)}`;
}
