import { Site } from './site.js';
import { StripeSite } from './stripe-site.js';

/** One application and one browser for all journeys of a file; `settings` are variables of the application's environment. */
export const shareSite = (settings: NodeJS.ProcessEnv = {}): (() => Site) => share(() => Site.open(settings));

/** The same with payments by Stripe. */
export const shareStripeSite = (settings: NodeJS.ProcessEnv = {}): (() => StripeSite) =>
  share(() => StripeSite.open(settings));

function share<Shared extends { close(): Promise<void> }>(open: () => Promise<Shared>): () => Shared {
  let shared: Shared;
  beforeAll(async () => {
    shared = await open();
  });
  afterAll(() => shared?.close());
  return () => shared;
}
