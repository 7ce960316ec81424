import { ExpiringCache } from './expiring-cache.js';

describe('recent answers', () => {
  let now = 0;
  const recent = (): ExpiringCache<number, string> => new ExpiringCache(() => now);
  beforeEach(() => {
    now = 1_000;
  });

  it('are repeated while they are fresh and no longer', () => {
    const answers = recent();
    answers.set(1, 'processing', 250);
    now += 249;
    expect(answers.get(1)).toBe('processing');
    now += 1;
    expect(answers.get(1)).toBeUndefined();
  });

  it('are forgotten rather than kept without bound', () => {
    const answers = recent();
    for (let key = 0; key <= 10_000; key += 1) answers.set(key, 'completed', 250);
    expect(answers.get(0)).toBeUndefined();
    expect(answers.get(10_000)).toBe('completed');
  });
});
