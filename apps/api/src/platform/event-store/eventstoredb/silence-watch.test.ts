import { jest } from '@jest/globals';
import { SilenceWatch } from './silence-watch.js';

describe('A node that owes an answer', () => {
  let silences: number;
  let watch: SilenceWatch;

  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
    silences = 0;
    watch = new SilenceWatch(2500, () => (silences += 1));
  });

  afterEach(() => jest.useRealTimers());

  it('is silent when nothing has come for so long, which is told once', async () => {
    watch.expectResponse();
    await jest.advanceTimersByTimeAsync(2490);
    expect(silences).toBe(0);
    await jest.advanceTimersByTimeAsync(20);
    expect(silences).toBe(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(silences).toBe(1);
  });

  it('is not silent while a part of anything comes', async () => {
    watch.expectResponse();
    for (let i = 0; i < 10; i++) {
      await jest.advanceTimersByTimeAsync(2000);
      watch.received();
    }
    expect(silences).toBe(0);
    await jest.advanceTimersByTimeAsync(2510);
    expect(silences).toBe(1);
  });

  it('may rest once it has answered, and is given the whole time for the next call', async () => {
    watch.expectResponse()(true);
    await jest.advanceTimersByTimeAsync(2400);
    watch.expectResponse();
    await jest.advanceTimersByTimeAsync(2400);
    expect(silences).toBe(0);
    await jest.advanceTimersByTimeAsync(120);
    expect(silences).toBe(1);
  });

  it('is silent although each of its calls had a shorter deadline', async () => {
    for (let i = 0; i < 2; i++) {
      const settle = watch.expectResponse();
      await jest.advanceTimersByTimeAsync(1000);
      settle(false);
    }
    watch.expectResponse();
    await jest.advanceTimersByTimeAsync(490);
    expect(silences).toBe(0);
    await jest.advanceTimersByTimeAsync(20);
    expect(silences).toBe(1);
  });
});
