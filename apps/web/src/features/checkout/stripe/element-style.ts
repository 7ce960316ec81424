import type { StripeElementStyle } from '@stripe/stripe-js';

/** Text in Stripe's frames as in our own fields; the frames cannot read our style sheet. */
export function elementStyle(): StripeElementStyle {
  const css = getComputedStyle(document.documentElement);
  const token = (name: string) => css.getPropertyValue(name).trim();
  return {
    base: {
      color: token('--color-ink'),
      fontFamily: token('--font-sans'),
      fontSize: '16px',
      lineHeight: '24px',
      '::placeholder': { color: token('--color-placeholder') },
    },
    invalid: { color: token('--color-clay-700') },
  };
}
