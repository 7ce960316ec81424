import type { CreateReportRequest } from '@closewise/contracts/buyer';

/** An order for a house in Houston, without an email address. */
export const order: CreateReportRequest = {
  address: '1600 Main Street, Houston, TX 77002',
  price: 450_000,
  buyerType: 'first-time',
  propertyType: 'single-family',
  hasPool: false,
  userEmail: null,
  emailOptIn: false,
  agreedToTerms: false,
  city: 'Houston',
  state: 'TX',
  zipCode: '77002',
  loanType: 'FHA',
};

/** The simulated provider's test cards by their outcome. */
export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  asks: '4000 0025 0000 3155',
  slow: '4000 0000 0000 0077',
  webhookOnly: '4000 0000 0000 0093',
};
