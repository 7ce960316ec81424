import { testPayouts } from './journeys/payouts.js';
import { shareSite } from './support/share-site.js';

// All visitors have one IP address; finance prepares the run.
const site = shareSite({ RATE_LIMIT_FACTOR: '1000', PAYOUTS_SCHEDULE: 'false' });

// Each step also has tests in apps/api/test/payouts and apps/web.
describe('a payout run', () => {
  testPayouts(site);
});
