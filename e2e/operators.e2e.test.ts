import { adminHasNoMouse } from './journeys/admin-by-keyboard.js';
import { adminRunsSite } from './journeys/admin.js';
import { otherSiteIsRefused } from './journeys/cross-site.js';
import { hostileTextsStayWords } from './journeys/hostile-texts.js';
import { operatorChangesSite } from './journeys/maintenance.js';
import { operatorsDay } from './journeys/operators-day.js';
import { shareSite } from './support/share-site.js';

/** In full, more is set up from one address than one may. */
const site = shareSite(process.env['LONG'] ? { RATE_LIMIT_FACTOR: '1000' } : {});

describe('what another website makes the browser of an admin send', () => {
  otherSiteIsRefused(site);
});
describe('the operator changes the site while visitors are on it', () => {
  operatorChangesSite(site);
});
describe('the day of an operator', () => {
  operatorsDay(site);
});
describe('an admin without a mouse', () => {
  adminHasNoMouse(site);
});
describe('the texts of attackers', () => {
  hostileTextsStayWords(site);
});
// Last, since the admin leaves another price and another password.
describe('an admin runs the site', () => {
  adminRunsSite(site);
});
