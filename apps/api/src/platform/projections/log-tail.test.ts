import type { Position, RecordedEvent } from '../event-store/event-store.js';
import { LogTail, type OpenedPage } from './log-tail.js';

const at = (place: number): Position => String(place) as Position;

/** Positions are numbers here; `comparisons` counts how often two were compared. */
function aTail() {
  const counted = { comparisons: 0 };
  const compare = (left: Position | null, right: Position | null): number => {
    counted.comparisons += 1;
    return Number(left ?? 0) - Number(right ?? 0);
  };
  return { tail: new LogTail({ compare }), counted };
}

/** The events at these places, and how far the log was read for them. */
function page(places: readonly number[], through = places.at(-1)!, unreadable: readonly number[] = []) {
  const events = places.map((place) => ({ id: `event-${place}`, position: at(place) }) as RecordedEvent);
  const reasons = unreadable.map((place): [string, Error] => [`event-${place}`, new Error('sealed')]);
  return { events, unreadable: new Map(reasons), scannedThrough: at(through) } satisfies OpenedPage;
}

const placesOf = (read: OpenedPage | null): number[] | undefined =>
  read?.events.map(({ position }) => Number(position));

describe('the tail of the log', () => {
  it('gives what follows a position, from the middle of a page too, and how far the log was read', () => {
    const { tail } = aTail();
    tail.moveTo(at(10));
    for (const next of [page([11, 12, 13]), page([20], 22, [20]), page([30, 31], 35)]) tail.add(next);
    expect(placesOf(tail.since(at(10)))).toEqual([11, 12, 13, 20, 30, 31]);
    expect(placesOf(tail.since(at(12)))).toEqual([13, 20, 30, 31]);
    expect(placesOf(tail.since(at(22)))).toEqual([30, 31]);
    expect(tail.since(at(12))).toMatchObject({ scannedThrough: at(35) });
    expect([...tail.since(at(13))!.unreadable.keys()]).toEqual(['event-20']);
    expect(placesOf(tail.since(at(31)))).toEqual([]);
    expect(tail.since(at(35))).toBeNull();
  });

  it('tells that the log was read on when nothing in it was for the application', () => {
    const { tail } = aTail();
    tail.add(page([1]));
    tail.add(page([], 7));
    expect(tail.since(at(1))).toMatchObject({ events: [], scannedThrough: at(7) });
    expect(tail.end).toBe(at(7));
  });

  it('knows who is too far behind for it: before its begin, or what it has let go', () => {
    const { tail } = aTail();
    tail.moveTo(at(10));
    expect([tail.beginsAfter(at(9)), tail.beginsAfter(at(10)), tail.beginsAfter(null)]).toEqual([
      true,
      false,
      true,
    ]);
    const places = Array.from({ length: 4000 }, (_, i) => 11 + i);
    tail.add(page(places));
    expect(tail.beginsAfter(at(10))).toBe(false);
    tail.add(page([5000]));
    expect([tail.beginsAfter(at(10)), tail.beginsAfter(at(4010))]).toEqual([true, false]);
    expect(placesOf(tail.since(at(4010)))).toEqual([5000]);
    tail.forget();
    expect([tail.beginsAfter(at(4999)), tail.beginsAfter(at(5000))]).toEqual([true, false]);
    tail.add(page(places.map((place) => place + 6000)));
    expect(tail.beginsAfter(at(5000))).toBe(false);
  });

  it('looks at what has just come only, however much is kept, for those who are up to date', () => {
    const { tail, counted } = aTail();
    for (let place = 1; place <= 4000; place += 1) tail.add(page([place]));
    counted.comparisons = 0;
    expect(placesOf(tail.since(at(3999)))).toEqual([4000]);
    expect(tail.since(at(4000))).toBeNull();
    expect(counted.comparisons).toBeLessThan(10);
  });
});
