import { expect, it } from 'vitest';

const dictionaries = import.meta.glob('../features/**/messages.en.ts', { eager: true });

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String((value as (amount: string) => unknown)('$25.00'))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
const texts = new Set(textsOf(dictionaries));

/** What the specification quotes for the pages of a purchase, word for word. */
const specified = {
  'the landing page': [
    'True Cost Breakdown',
    'Negotiation Power',
    'Location-Specific Data',
    'Confidence at Closing',
    'Cash Buyer',
    'First-Time Buyer',
    'Financing',
    'Lot #, Development Name, City, State ZIP',
    'Please include Street, City, State ZIP',
    'Please enter a valid purchase price',
    'Invalid email',
    'Processing...',
    'Property submitted successfully',
    'Redirecting to payment...',
    'Submission Error',
    'There was an error submitting your property details',
    'Failed to submit property details',
    'No report ID returned from server',
  ],
  checkout: [
    'Secure Checkout - Get Your Report',
    'Complete Your Purchase',
    'Your personalised property report for just $25.00',
    'Property Details',
    'Payment',
    'Download',
    'Name on card',
    'Card number',
    'Expiration date',
    'CVC',
    'Pay $25.00',
    'Secure payment processed by',
    'No report ID provided',
    'Failed to initialize payment',
    'Return to Home',
    'Payment failed',
    'Payment processing failed',
    'Failed to process payment',
    'Payment Failed',
    'Please try again',
    'Payment Successful',
    'Your report is being generated...',
  ],
  'processing and after': [
    'Generating Your Report',
    'Almost there!',
    'Redirecting to your report...',
    '404 Page Not Found',
    "The page you're looking for doesn't exist or has been moved.",
  ],
};

it.each(Object.entries(specified))('%s says the quoted texts word for word', (_, quoted) => {
  expect(quoted.filter((text) => !texts.has(text))).toEqual([]);
});
