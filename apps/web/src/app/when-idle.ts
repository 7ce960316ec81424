const atMostMs = 3_000;
/** Browsers that tell of no idle time: after the page has been drawn. */
const otherwiseMs = 200;

/** Does it when the browser has nothing better to do; answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, otherwiseMs);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: atMostMs });
  return () => window.cancelIdleCallback(request);
}
