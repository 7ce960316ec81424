import { reportRetentionProjection } from '../../src/reporting/privacy/report-retention.projection.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { RecurringJobs } from '../../src/platform/jobs/recurring-jobs.js';
import { ProjectionRegistry } from '../../src/platform/projections/projection-registry.js';
import { Shop } from '../buyer/shop.js';
import { waitTimeoutMs } from '../wait-for.js';

describe('an application that stops', () => {
  it('[PL-06] keeps its read models running until the recurring jobs that wait for them have ended', async () => {
    const shop = await Shop.open();
    const get = <Part>(part: abstract new (...given: never[]) => Part): Part =>
      shop.application.get(part, { strict: false });
    const [begun, closing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let hasCaughtUp = false;
    const run = async (): Promise<void> => {
      begun.resolve();
      await closing.promise;
      await shop.createReport();
      const head = (await get(EventStore).head())!;
      hasCaughtUp = await get(ProjectionRegistry).waitFor(
        reportRetentionProjection.name,
        head,
        waitTimeoutMs,
      );
    };
    const recurring = get(RecurringJobs);
    recurring.drainMs = 2 * waitTimeoutMs;
    recurring.start([{ name: 'waits-for-a-read-model', everySeconds: 86_400, run }]);
    await begun.promise;

    const closed = shop.close();
    closing.resolve();
    await closed;
    expect(hasCaughtUp).toBe(true);
  });
});
