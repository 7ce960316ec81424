const atMostMs = 3_000;
/** For browsers without `requestIdleCallback`: after the page has been drawn. */
const otherwiseMs = 200;

/** Runs the work when the browser is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, otherwiseMs);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: atMostMs });
  return () => window.cancelIdleCallback(request);
}
