import { appending } from './event-store-contract/appending.js';
import { following } from './event-store-contract/following.js';
import { reading } from './event-store-contract/reading.js';
import type { StoreUnderTest } from './event-store-contract/store-under-test.js';

/** The guarantees of every adapter, as independent checks that fail by throwing. */
export const contractChecks = { ...appending, ...reading, ...following };

export type CheckTitle = keyof typeof contractChecks;

/** Runs all checks on one store, or lists them as skipped. */
export function eventStoreContract(
  name: string,
  open: () => Promise<StoreUnderTest>,
  inSuite: typeof describe = describe,
): void {
  inSuite(name, () => {
    let test: StoreUnderTest;

    beforeAll(async () => {
      test = await open();
    });

    afterAll(() => test.close());

    for (const [title, check] of Object.entries(contractChecks)) it(title, () => check(test));
  });
}
