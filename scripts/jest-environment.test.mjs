describe('the tests', () => {
  it('run far from UTC, where a day taken from the local clock is another one', () => {
    expect(new Date('2026-12-01T03:00:00Z').getDate()).toBe(30);
    expect(new Date('2026-12-01T03:00:00Z').getTimezoneOffset()).toBe(360);
  });
});
