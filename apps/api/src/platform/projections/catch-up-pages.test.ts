import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { LogPage, Position, RecordedEvent } from '../event-store/event-store.js';
import { CatchUpPages } from './catch-up-pages.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const at = (place: number): Position => String(place) as Position;

/** A log of so many events, and the places after which it was read. */
function aLog(length: number) {
  const reads: number[] = [];
  let outages = 0;
  const readAll = async (after: Position | null, limit: number): Promise<LogPage> => {
    reads.push(Number(after));
    if (outages-- > 0) throw new Error('The log is away');
    const last = Math.min(length, Number(after) + limit);
    const events = Array.from({ length: last - Number(after) }, (_, i) => {
      const place = Number(after) + i + 1;
      return { id: `event-${place}`, position: at(place) } as RecordedEvent;
    });
    return { events, scannedThrough: at(last) };
  };
  const opened: WeakRef<RecordedEvent[]>[] = [];
  const open = async (stored: readonly RecordedEvent[]) => {
    const events = [...stored];
    opened.push(new WeakRef(events));
    return { events, unreadable: new Map() };
  };
  const pages = new CatchUpPages({ readAll }, open);
  const through = async (place: number): Promise<number> =>
    Number((await pages.after(at(place))).scannedThrough);
  /** How many of the pages that were read are still in memory. */
  const held = async (): Promise<number> => {
    await new Promise(setImmediate);
    collectGarbage();
    return opened.filter((page) => page.deref() !== undefined).length;
  };
  return { pages, reads, through, held, failOnce: () => (outages = 1) };
}

describe('the pages for those who catch up', () => {
  it('are read once for all, slow or fast, up to fifteen pages apart', async () => {
    const { reads, through } = aLog(30_500);
    for (let place = 0; place < 30_500;) place = await through(place);
    expect(reads).toEqual(Array.from({ length: 16 }, (_, page) => page * 2000));
    for (let place = 2000; place < 28_000;) place = await through(place);
    expect(reads).toHaveLength(16);
  });

  it('are read one ahead, and no further', async () => {
    const { reads, through } = aLog(10_000);
    expect(await through(0)).toBe(2000);
    expect(reads).toEqual([0, 2000]);
    expect(await through(2000)).toBe(4000);
    expect(reads).toEqual([0, 2000, 4000]);
  });

  it('are asked for again at the end of the log, after a failure, and after they were let go', async () => {
    const { pages, reads, through, failOnce } = aLog(2500);
    await through(2000);
    await through(2000);
    expect(reads).toEqual([2000, 2000]);
    failOnce();
    await expect(through(0)).rejects.toThrow('The log is away');
    expect(await through(0)).toBe(2000);
    pages.forget();
    expect(await through(0)).toBe(2000);
    expect(reads.filter((place) => place === 0)).toHaveLength(3);
  });

  it('are in memory only while they are shared, however long the log is', async () => {
    const { pages, through, held } = aLog(100_500);
    for (let place = 0; place < 100_500;) place = await through(place);
    expect(await held()).toBeLessThan(18);
    pages.forget();
    expect(await held()).toBe(0);
  });
});
