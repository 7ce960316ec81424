import { SourcesServer } from '../apps/api/test/property-facts/sources-server.js';
import { buyerAddsPremium } from './journeys/premium.js';
import { Site } from './support/site.js';

const sources = new SourcesServer();
let site: Site;

beforeAll(async () => {
  await sources.start();
  site = await Site.open({
    PROPERTY_FACTS: 'fema,census,attom',
    PROPERTY_FACTS_URL: sources.url,
    ATTOM_API_KEY: 'attom-key',
  });
});
afterAll(async () => {
  await site?.close();
  await sources.stop();
});

describe('a buyer who wants premium', () => {
  buyerAddsPremium(() => site);
});
