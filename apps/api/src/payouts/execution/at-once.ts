/** Does the work for each item, at most so many at once; the first that throws ends it once the others have ended. */
export async function atOnce<Item>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const worker = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
