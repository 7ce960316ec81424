import { withTime } from '../apps/api/test/with-time.js';
import { adminRunsSite } from './journeys/admin.js';
import { otherSiteIsRefused } from './journeys/cross-site.js';
import { operatorsDay } from './journeys/operators-day.js';
import { partnersEarn } from './journeys/partners.js';
import { shareSite } from './support/share-site.js';

// All visitors come from one address.
const site = shareSite({ RATE_LIMIT_FACTOR: '1000' });

// First, since they read sums of all sales.
describe('partners', () => {
  partnersEarn(site);
});
describe('what another website makes the browser of an admin send', () => {
  otherSiteIsRefused(site);
});
// Nearer: orders, refunds, operations, approvals and erasures in apps/api/test, their screens in apps/web.
withTime(() =>
  describe('the day of an operator', () => {
    operatorsDay(site);
  }),
);
// Last, since the admin leaves another price and another password.
describe('an admin runs the site', () => {
  adminRunsSite(site);
});
