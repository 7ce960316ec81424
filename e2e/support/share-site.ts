import { Site } from './site.js';
import { StripeSite } from './stripe-site.js';

/** Opens one site for all tests of the enclosing file or `describe`; `settings` are environment variables. */
export const shareSite = (settings: NodeJS.ProcessEnv = {}): (() => Site) => share(() => Site.open(settings));

/** The same with payments at a fake of Stripe. */
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
