import { resolve } from 'node:path';
import { withTime } from '../apps/api/test/with-time.js';
import { SourcesServer } from '../apps/api/test/property-facts/sources-server.js';
import { readerReadsBlog } from './journeys/blog.js';
import { buyerHasNoMouse } from './journeys/by-keyboard.js';
import { visitorChoosesCookies } from './journeys/cookies.js';
import { visitorReadsEverything } from './journeys/crawl.js';
import { serverDrains } from './journeys/drain.js';
import { buyerIsErased } from './journeys/erased-person.js';
import { processesAreKilled } from './journeys/kills.js';
import { visitorMissesAPart } from './journeys/lost-parts.js';
import { buyerAddsPremium } from './journeys/premium.js';
import { visitorReadsPublicPages } from './journeys/public-pages.js';
import { buyerGetsReport } from './journeys/report.js';
import { everyScreenIsTranslated } from './journeys/translated-screens.js';
import { buyerHasPagesTranslated } from './journeys/translated.js';
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
    // All visitors come from one address.
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'trace',
  });
});
afterAll(async () => {
  await shared?.close();
  await sources.stop();
});

// First, while the site still makes its first admin; what comes after meets a site that was killed.
describe('processes are killed', () => {
  processesAreKilled(site);
});
// Nearer: cookie-consent.test and analytics.test of the site, ad-pixel.integration. The journey of the buyer without a mouse answers the question.
withTime(() => {
  describe('a visitor is asked about cookies', () => {
    visitorChoosesCookies(site);
  });
});
describe('a visitor reads the public pages', () => {
  visitorReadsPublicPages(site);
});
describe('a visitor misses a part of the site', () => {
  visitorMissesAPart(site);
});
describe('a reader of the blog', () => {
  readerReadsBlog(site);
});
describe('a buyer who has no mouse', () => {
  buyerHasNoMouse(site);
});
// Also covered by the journey of the buyer without a mouse, who goes both ways.
withTime(() => {
  describe('a buyer gets the report', () => {
    buyerGetsReport(site);
  });
  describe('a buyer who wants premium', () => {
    buyerAddsPremium(site);
  });
});
describe('a buyer whose browser translates', () => {
  buyerHasPagesTranslated(site);
});
describe('a browser that translates every screen', () => {
  everyScreenIsTranslated(site);
});
describe('a buyer is erased while the server runs', () => {
  buyerIsErased(site);
});
describe('a visitor reads everything', () => {
  visitorReadsEverything(site);
});
describe('the server is stopped', () => {
  serverDrains(site);
});
