import { testCardPayments } from './journeys/checkout-cards.js';
import { testCountyQuestion } from './journeys/county.js';
import { testSavedReport } from './journeys/saved-report.js';
import { testPurchaseNotices } from './journeys/purchase-notices.js';
import { testRefinement } from './journeys/refine-report.js';
import { testStateGuides } from './journeys/state-guides.js';
import { testBrowserStorage } from './journeys/browser-storage.js';
import { shareSite } from './support/share-site.js';

// All visitors have one IP address.
const settings = { RATE_LIMIT_FACTOR: '1000' };
const site = shareSite(settings);

describe('a notice of a recent purchase', () => {
  testPurchaseNotices(shareSite(settings));
});
describe('a report', () => {
  testSavedReport(site);
});
describe('a report with wrong details', () => {
  testRefinement(site);
});
describe('an order for a ZIP code in several counties', () => {
  testCountyQuestion(site);
});
// The same with Stripe is in stripe.long.e2e.test.ts.
describe('the simulated card form', () => {
  testCardPayments(site);
});
describe('the state guides', () => {
  testStateGuides(site);
});
describe('a browser that stores nothing, or invalid values', () => {
  testBrowserStorage(site);
});
