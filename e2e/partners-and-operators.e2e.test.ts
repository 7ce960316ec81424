import { adminRunsSite } from './journeys/admin.js';
import { otherSiteIsRefused } from './journeys/cross-site.js';
import { purchaseLeavesTraces } from './journeys/one-purchase.js';
import { partnersEarn } from './journeys/partners.js';
import { signOutClearsCache } from './journeys/sign-out.js';
import { shareStripeSite } from './support/share-site.js';

// All visitors come from one address.
const shop = shareStripeSite({ RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'trace' });
const site = () => shop().site;

// First, since they read sums of all sales.
describe('partners', () => {
  partnersEarn(shop);
});
// Before an admin replaces the printed password.
describe('a sign-out', () => {
  signOutClearsCache(site);
});
describe('what another website makes the browser of an admin send', () => {
  otherSiteIsRefused(site);
});
describe('an admin runs the site', () => {
  adminRunsSite(site);
});
describe('a purchase leaves traces', () => {
  purchaseLeavesTraces(shop);
});
