import { hashOfProjection } from '../../src/platform/projections/dump-projection.js';
import { ProjectionRegistry } from '../../src/platform/projections/projection-registry.js';
import { Rebuild } from '../../src/platform/projections/rebuild.js';
import type { Shop } from './shop.js';

/** Hashes of a projection's live rows and of its rows after each rebuild from the same events. */
export async function liveAndRebuilt(
  shop: Shop,
  name: string,
  rebuilds = 1,
): Promise<Readonly<{ live: string; rebuilt: readonly string[] }>> {
  const registry = shop.application.get(ProjectionRegistry, { strict: false });
  const rebuild = shop.application.get(Rebuild, { strict: false });
  const hash = (): Promise<string> =>
    shop.test.database.transaction((client) => hashOfProjection(client, registry.schemaOf(name)));
  return shop.atRest(async () => {
    await shop.caughtUp(name);
    const live = await hash();
    const rebuilt: string[] = [];
    for (let i = 0; i < rebuilds; i++) {
      await rebuild.run(registry.find(name)!, () => undefined);
      rebuilt.push(await hash());
    }
    return { live, rebuilt };
  });
}
