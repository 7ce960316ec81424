// A purchase through the API, as the checkout makes it.
export const property = {
  address: '1600 Main Street, Houston, TX 77002',
  price: 450000,
  buyerType: 'first-time',
  propertyType: 'single-family',
};

/** Creates a report and its payment intent. */
export async function begin(url) {
  const { reportId } = await post(url, '/api/report/chain', property);
  const intent = await post(url, `/api/reports/${reportId}/payment-intent`, {});
  return { reportId, intent };
}

/** Pays with the simulated card and tells the server, as the browser does; resolves with when the card had paid. */
export async function pay(url, { reportId, intent }) {
  const paymentIntentId = intent.paymentIntent.id;
  await post(url, `/api/simulated-payments/${paymentIntentId}/confirm`, {
    clientSecret: intent.clientSecret,
    nameOnCard: 'Ana Buyer',
    cardNumber: '4242 4242 4242 4242',
    expiration: '12/34',
    cvc: '123',
  });
  const confirmed = performance.now();
  await post(url, `/api/reports/${reportId}/payment-success`, { paymentIntentId });
  return confirmed;
}

/** Resolves once the report is complete; polls at the given interval. */
export async function completed(url, reportId, everyMs = 5) {
  for (;;) {
    const { status } = await (await fetch(`${url}/api/reports/${reportId}/status`)).json();
    if (status === 'completed') return;
    if (status === 'failed') throw new Error(`Report ${reportId} failed`);
    await new Promise((done) => setTimeout(done, everyMs));
  }
}

/** Sends a body and reads the answer; throws what was refused. */
export async function post(url, path, body) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
