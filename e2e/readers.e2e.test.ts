import { resolve } from 'node:path';
import { readerReadsBlog } from './journeys/blog.js';
import { shareSite } from './support/share-site.js';

const site = shareSite({ CONTENT_DIR: resolve(import.meta.dirname, '../content/posts') });

describe('a reader of the blog', () => {
  readerReadsBlog(site);
});
