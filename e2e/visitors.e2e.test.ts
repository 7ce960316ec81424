import { visitorChoosesCookies } from './journeys/cookies.js';
import { visitorMissesAPart } from './journeys/lost-parts.js';
import { visitorIsToldOfPurchases } from './journeys/purchase-notices.js';
import { visitorIsNotFollowed } from './journeys/third-parties.js';
import { visitorReadsPublicPages } from './journeys/public-pages.js';
import { shareSite } from './support/share-site.js';

const site = shareSite({ FB_PIXEL_ID: '1234567890' });

describe('a visitor is asked about cookies', () => {
  visitorChoosesCookies(site);
});
describe('a visitor is not followed', () => {
  visitorIsNotFollowed(site);
});
describe('a visitor is told of purchases', () => {
  visitorIsToldOfPurchases(site);
});
describe('a visitor reads the public pages', () => {
  visitorReadsPublicPages(site);
});
describe('a visitor misses a part of the site', () => {
  visitorMissesAPart(site);
});
