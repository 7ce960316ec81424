import type { CheckoutMessages } from '../messages.en';

type TestCard = { number: string; outcome: keyof CheckoutMessages['testCards']['outcomes'] };

/** The numbers that the simulated provider knows. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', outcome: 'pays' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0000 0000 9995', outcome: 'funds' },
  { number: '4000 0025 0000 3155', outcome: 'authenticate' },
  { number: '4000 0000 0000 0077', outcome: 'slow' },
  { number: '4000 0000 0000 0093', outcome: 'webhook' },
];
