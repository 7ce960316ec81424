// Answers a payout run's requests to Stripe, each transfer with Stripe's minimum latency. Prints its address.
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const LATENCY_MS = 50;
const made = new Map();

const server = createServer({ keepAliveTimeout: 0 }, (request, response) => void answer(request, response));
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));

async function answer(request, response) {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { pathname, searchParams } = new URL(request.url, 'http://stripe');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(await answerTo(request, pathname, searchParams, body)));
}

async function answerTo({ method, headers }, pathname, searchParams, body) {
  if (pathname === '/v1/balance') {
    return {
      object: 'balance',
      livemode: false,
      available: [{ amount: 1e12, currency: 'usd' }],
      pending: [],
    };
  }
  if (method === 'POST') {
    await pause(LATENCY_MS);
    const key = headers['idempotency-key'];
    if (!made.has(key)) made.set(key, transferOf(new URLSearchParams(body)));
    return made.get(key);
  }
  const group = searchParams.get('transfer_group');
  const all = [...made.values()].filter((transfer) => group === null || transfer.transfer_group === group);
  const from = all.findIndex(({ id }) => id === searchParams.get('starting_after')) + 1;
  const data = all.slice(from, from + 100);
  return { object: 'list', url: pathname, data, has_more: from + 100 < all.length };
}

const transferOf = (params) => ({
  id: `tr_${made.size + 1}`,
  object: 'transfer',
  amount: Number(params.get('amount')),
  amount_reversed: 0,
  created: Math.floor(Date.now() / 1000),
  currency: 'usd',
  destination: params.get('destination'),
  livemode: false,
  metadata: Object.fromEntries(
    ['source', 'payee_kind', 'payee_id', 'key'].map((name) => [name, params.get(`metadata[${name}]`)]),
  ),
  transfer_group: params.get('transfer_group'),
});
