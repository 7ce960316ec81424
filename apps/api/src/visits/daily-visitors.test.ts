import { DailyVisitors } from './daily-visitors.js';

describe('the visitors of a day', () => {
  it('are asked about until they are counted', () => {
    const day = new DailyVisitors('2026-11-26', 'salt');
    expect(day.admits('ann', 'home', 10)).toBe(true);
    expect(day.admits('ann', 'home', 10)).toBe(true);
    day.markCounted(['ann']);
    expect([day.admits('ann', 'home', 10), day.admits('bob', 'home', 10)]).toEqual([false, true]);
  });

  it('are at most so many of one address, however they call themselves', () => {
    const day = new DailyVisitors('2026-11-26', 'salt');
    const admitted = Array.from({ length: 20 }, (_, index) => day.admits(`agent ${index}`, 'one', 3));
    expect(admitted.filter(Boolean)).toHaveLength(3);
    expect(day.admits('agent 0', 'other', 3)).toBe(true);
  });
});
