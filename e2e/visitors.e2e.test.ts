import { SourcesServer } from '../apps/api/test/property-facts/sources-server.js';
import { visitorChoosesCookies } from './journeys/cookies.js';
import { visitorMissesAPart } from './journeys/lost-parts.js';
import { buyerAddsPremium } from './journeys/premium.js';
import { visitorIsToldOfPurchases } from './journeys/purchase-notices.js';
import { visitorIsNotFollowed } from './journeys/third-parties.js';
import { visitorReadsPublicPages } from './journeys/public-pages.js';
import { Site } from './support/site.js';

const sources = new SourcesServer();
let shared: Site;
const site = (): Site => shared;

beforeAll(async () => {
  await sources.start();
  shared = await Site.open({
    FB_PIXEL_ID: '1234567890',
    PROPERTY_FACTS: 'fema,census,attom',
    PROPERTY_FACTS_URL: sources.url,
    ATTOM_API_KEY: 'attom-key',
  });
});
afterAll(async () => {
  await shared?.close();
  await sources.stop();
});

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
// After those who are told of made-up purchases, since there are none of others.
describe('a buyer who wants premium', () => {
  buyerAddsPremium(site);
});
