/** Dollars as people type them, with either mark between thousands; null for what is no amount. */
export function dollarsIn(text: string): number | null {
  const bare = text.replaceAll(/[\s$]/g, '');
  const plain = /^\d{1,3}(\.\d{3})+$/.test(bare) ? bare.replaceAll('.', '') : bare.replaceAll(',', '');
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}
