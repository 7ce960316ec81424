import { lateSince } from './late-report.js';

describe('a paid report', () => {
  it('is late after a quarter of an hour', () => {
    expect(lateSince(new Date('2026-11-21T12:00:00.000Z'))).toEqual(new Date('2026-11-21T11:45:00.000Z'));
  });
});
