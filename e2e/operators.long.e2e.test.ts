import { testAdminByKeyboard } from './journeys/admin-by-keyboard.js';
import { testHostileTexts } from './journeys/hostile-texts.js';
import { testMaintenance } from './journeys/maintenance.js';
import { testOperatorsDay } from './journeys/operators-day.js';
import { testOrganizationEnrollment } from './journeys/organizations.js';
import { testSecondFactor } from './journeys/second-factor.js';
import { shareSite } from './support/share-site.js';

// All requests come from one IP address.
const settings = { RATE_LIMIT_FACTOR: '1000' };
const site = shareSite(settings);

describe('a change of the site while visitors use it', () => {
  testMaintenance(site);
});
describe('an admin without a mouse', () => {
  testAdminByKeyboard(site);
});
// Each step also has tests in apps/api/test and apps/web.
describe("an operator's day", () => {
  testOperatorsDay(site);
});
// On a site of its own, since it fills every list.
describe('scripts in texts', () => {
  testHostileTexts(shareSite(settings));
});
describe('an organization', () => {
  testOrganizationEnrollment(site);
});
describe('an admin with a second factor', () => {
  testSecondFactor(site);
});
