const american = /^\$?\s*([\d,]+)(\.\d{1,2})?$/;
const latin = /^\$?\s*(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;

/**
 * 450000 and the 450.000,00 of Spanish hands become 450,000, for the buyer to see; anything that is neither is
 * left for the message to explain.
 */
export function groupPrice(text: string): string {
  const typed = text.trim();
  const [, whole, cents] = latin.exec(typed) ?? american.exec(typed) ?? [];
  if (!whole) return text;
  const decimals = cents?.replace('.', '');
  return Number(whole.replace(/[.,]/g, '')).toLocaleString('en-US') + (decimals ? `.${decimals}` : '');
}
