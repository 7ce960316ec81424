import { adminHasNoMouse } from './journeys/admin-by-keyboard.js';
import { hostileTextsStayWords } from './journeys/hostile-texts.js';
import { operatorChangesSite } from './journeys/maintenance.js';
import { operatorsDay } from './journeys/operators-day.js';
import { organizationEnrolls } from './journeys/organizations.js';
import { adminUsesPhone } from './journeys/second-factor.js';
import { shareSite } from './support/share-site.js';

// More is set up from one address than one may.
const site = shareSite({ RATE_LIMIT_FACTOR: '1000' });

describe('the operator changes the site while visitors are on it', () => {
  operatorChangesSite(site);
});
describe('an admin without a mouse', () => {
  adminHasNoMouse(site);
});
// Nearer: orders, refunds, operations, approvals and erasures in apps/api/test, their screens in apps/web.
describe('the day of an operator', () => {
  operatorsDay(site);
});
describe('the texts of attackers', () => {
  hostileTextsStayWords(site);
});
describe('an organization', () => {
  organizationEnrolls(site);
});
describe('an admin signs in with a second factor', () => {
  adminUsesPhone(site);
});
