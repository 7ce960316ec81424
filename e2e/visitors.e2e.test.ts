import { visitorChoosesCookies } from './journeys/cookies.js';
import { shareSite } from './support/share-site.js';

const site = shareSite();

describe('a visitor is asked about cookies', () => {
  visitorChoosesCookies(site);
});
