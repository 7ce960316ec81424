import { testAdmin } from './journeys/admin.js';
import { testCrossSiteRequests } from './journeys/cross-site.js';
import { testPurchaseTraces } from './journeys/purchase-traces.js';
import { testPartners } from './journeys/partners.js';
import { testSignOut } from './journeys/sign-out.js';
import { shareStripeSite } from './support/share-site.js';

// All visitors have one IP address.
const shop = shareStripeSite({ RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'trace' });
const site = () => shop().site;

describe('partners', () => {
  testPartners(shop);
});
describe('a sign-out', () => {
  testSignOut(site);
});
describe("a request that another website makes an admin's browser send", () => {
  testCrossSiteRequests(site);
});
describe('an admin', () => {
  testAdmin(shop);
});
describe('a purchase', () => {
  testPurchaseTraces(shop);
});
