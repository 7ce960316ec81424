import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import Stripe from 'stripe';
import type { ApiAnswer, ApiRequest } from './api.js';

/** A call as the server received it; `headers` are as sent. */
export type SeenRequest = Readonly<Pick<ApiRequest, 'method' | 'path' | 'query' | 'body' | 'headers'>>;

export type HttpServer = Readonly<{
  url: string;
  seen: readonly SeenRequest[];
  /** Closes all connections and completes the requests that have arrived. */
  hangUp: () => Promise<void>;
  stop: () => Promise<void>;
}>;

const LARGEST_BODY = 1_000_000;

/** Otherwise the server closes idle connections after some seconds, and a call that is just on its way is lost. */
export const keepConnections = { keepAliveTimeout: 0 };

/** Stripe.js calls from the shop's page, so every response allows any origin. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, PUT, PATCH, POST, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, stripe-version, stripe-account',
  'access-control-expose-headers': 'Request-Id, Stripe-Should-Retry',
};

/** Serves the API on a free local port. */
export async function serve(handle: (request: ApiRequest) => Promise<ApiAnswer>): Promise<HttpServer> {
  const seen: SeenRequest[] = [];
  let requests = 0;
  let busy = 0;
  const server = createServer(keepConnections, (request, response) => {
    requests += 1;
    busy += 1;
    const exchange = { requestId: `req_fake${requests}`, seen, handle };
    void respond(request, response, exchange).finally(() => (busy -= 1));
  });
  const hangUp = async (): Promise<void> => {
    // What a process sent before its end is accepted and read within a turn of the event loop.
    for (let turns = 0; turns < 3; turns++) await turn();
    server.closeAllConnections();
    while (busy > 0) await turn();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, seen, hangUp, stop: () => stop(server) };
}

type Exchange = Readonly<{
  requestId: string;
  seen: SeenRequest[];
  handle: (request: ApiRequest) => Promise<ApiAnswer>;
}>;

async function respond(
  incoming: IncomingMessage,
  response: ServerResponse,
  exchange: Exchange,
): Promise<void> {
  const { requestId, seen, handle } = exchange;
  if (incoming.method === 'OPTIONS') {
    response.writeHead(200, crossOrigin).end();
    return;
  }
  try {
    const { pathname, search } = new URL(incoming.url ?? '/', 'http://stripe');
    const { method = 'GET', headers } = incoming;
    const request = {
      method,
      path: pathname,
      query: search.slice(1),
      body: await bodyOf(incoming),
      headers,
      requestId,
    };
    seen.push(request);
    send(response, requestId, await handle(request));
  } catch (error) {
    const message = `The fake of Stripe broke: ${error instanceof Error ? error.stack : String(error)}`;
    response.writeHead(500, crossOrigin).end(JSON.stringify({ error: { message, type: 'api_error' } }));
  }
}

function send(response: ServerResponse, requestId: string, answer: ApiAnswer): void {
  if (answer === 'hang') return;
  if (answer === 'drop') {
    response.destroy();
    return;
  }
  if (answer === 'cut short') {
    response.writeHead(200, { 'content-length': 1000 }).write('{ "id": "pi_', () => response.destroy());
    return;
  }
  const own = {
    'content-type': 'application/json',
    'request-id': requestId,
    'stripe-version': Stripe.API_VERSION,
  };
  response.writeHead(answer.status, { ...crossOrigin, ...own, ...answer.headers }).end(answer.body);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > LARGEST_BODY) throw new Error('The request is larger than any call of the API.');
  }
  return body;
}

async function stop(server: Server): Promise<void> {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}
