import { resolve } from 'node:path';
import { readerReadsBlog } from './journeys/blog.js';
import { visitorReadsEverything } from './journeys/crawl.js';
import { shareSite } from './support/share-site.js';

const site = shareSite({
  CONTENT_DIR: resolve(import.meta.dirname, '../content/posts'),
  FB_PIXEL_ID: '1234567890',
  // All pages are asked for from one address.
  RATE_LIMIT_FACTOR: '1000',
});

describe('a reader of the blog', () => {
  readerReadsBlog(site);
});
describe('a visitor reads everything', () => {
  visitorReadsEverything(site);
});
