import { payeesArePaid } from './journeys/payouts.js';
import { shareSite } from './support/share-site.js';

// All visitors come from one address; finance prepares the run.
const site = shareSite({ RATE_LIMIT_FACTOR: '1000', PAYOUTS_SCHEDULE: 'false' });

// Nearer: the month on the command line, payouts and statements in apps/api/test/payouts, their screens in apps/web.
describe('a month is paid', () => {
  payeesArePaid(site);
});
