import { Site } from './site.js';

/** One application and one browser for all journeys of a file; `settings` are variables of the application's environment. */
export function shareSite(settings: NodeJS.ProcessEnv = {}): () => Site {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open(settings);
  });
  afterAll(() => site?.close());
  return () => site;
}
