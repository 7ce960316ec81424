import { resolve } from 'node:path';
import { withTime } from '../apps/api/test/with-time.js';
import { SourcesServer } from '../apps/api/test/property-facts/sources-server.js';
import { testBlog } from './journeys/blog.js';
import { testPurchaseByKeyboard } from './journeys/purchase-by-keyboard.js';
import { testCookieConsent } from './journeys/cookies.js';
import { testCrawl } from './journeys/crawl.js';
import { testDrain } from './journeys/drain.js';
import { testErasure } from './journeys/erased-person.js';
import { testKills } from './journeys/kills.js';
import { testMissingFiles } from './journeys/missing-files.js';
import { testPremium } from './journeys/premium.js';
import { testPublicPages } from './journeys/public-pages.js';
import { testPurchase } from './journeys/purchase.js';
import { testTranslatedScreens } from './journeys/translated-screens.js';
import { testTranslatedPurchase } from './journeys/translated.js';
import { Site } from './support/site.js';

const sources = new SourcesServer();
let shared: Site;
const site = (): Site => shared;

beforeAll(async () => {
  await sources.start();
  shared = await Site.open({
    CONTENT_DIR: resolve(import.meta.dirname, '../content/posts'),
    FB_PIXEL_ID: '1234567890',
    PROPERTY_FACTS: 'fema,census,attom',
    PROPERTY_FACTS_URL: sources.url,
    ATTOM_API_KEY: 'attom-key',
    // All visitors have one IP address.
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'trace',
  });
});
afterAll(async () => {
  await shared?.close();
  await sources.stop();
});

describe('a killed process', () => {
  testKills(site);
});
// Also covered by cookie-consent.test, analytics.test, ad-pixel.integration and the purchase by keyboard.
withTime(() => {
  describe('the cookie banner', () => {
    testCookieConsent(site);
  });
});
describe('the public pages', () => {
  testPublicPages(site);
});
describe('a page with a missing file', () => {
  testMissingFiles(site);
});
describe('the blog', () => {
  testBlog(site);
});
describe('a purchase by keyboard', () => {
  testPurchaseByKeyboard(site);
});
// Also covered by the purchase by keyboard.
withTime(() => {
  describe('a purchase', () => {
    testPurchase(site);
  });
  describe('premium', () => {
    testPremium(site);
  });
});
describe('a purchase in a browser that translates', () => {
  testTranslatedPurchase(site);
});
describe('a browser that translates', () => {
  testTranslatedScreens(site);
});
describe('an erased buyer', () => {
  testErasure(site);
});
describe('a crawl of the site', () => {
  testCrawl(site);
});
describe('a server that is stopped', () => {
  testDrain(site);
});
