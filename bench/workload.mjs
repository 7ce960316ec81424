// What every store of the comparison writes and how it is timed.

/** One sale, about the size of a real PaymentSucceeded. */
export function saleEvent(id) {
  return {
    type: 'PaymentSucceeded',
    data: {
      paymentId: id,
      reportId: 4503599627370497,
      amountCents: 2500,
      currency: 'usd',
      provider: 'simulated',
      affiliate: `agent-${id.length % 97}`,
    },
  };
}

/** Seconds that `work` took. */
export async function timed(work) {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Appends per second: `count` calls of `append`, at most `writers` at once. */
export async function appendConcurrently(writers, count, append) {
  let next = 0;
  const writer = async () => {
    while (next < count) await append(String(next++));
  };
  const seconds = await timed(() => Promise.all(Array.from({ length: writers }, writer)));
  return count / seconds;
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
