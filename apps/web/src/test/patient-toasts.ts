const start = window.setTimeout.bind(window);
const [visibleMs, anHourMs] = [5_000, 3_600_000];

// News stays until its page is left: where a page takes longer than five seconds, it would be gone before the test looks.
Object.assign(window, {
  setTimeout: (work: () => void, ms?: number, ...rest: []) =>
    start(work, ms === visibleMs ? anHourMs : ms, ...rest),
});
