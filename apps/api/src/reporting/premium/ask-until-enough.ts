import { isPremiumOffered, type PropertyFacts } from '@closewise/domain/property-facts';

/** Asks again after each of the pauses, until as much is known as premium is sold for; answers what was known last. */
export async function askUntilEnough(
  ask: () => Promise<PropertyFacts>,
  pause: (ms: number) => Promise<unknown>,
  pausesMs: readonly number[],
): Promise<PropertyFacts> {
  let facts = await ask();
  for (const ms of pausesMs) {
    if (isPremiumOffered(facts)) return facts;
    await pause(ms);
    facts = await ask();
  }
  return facts;
}
