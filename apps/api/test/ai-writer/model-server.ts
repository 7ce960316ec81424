import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { SectionFacts } from '../../src/reporting/ai-writer/sections/index.js';
import { honestAnswer } from './honest-answers.js';

const message = z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() });
const requestSchema = z.object({
  model: z.string(),
  messages: z.array(message).min(2),
  stream: z.literal(true),
  stream_options: z.object({ include_usage: z.literal(true) }),
  max_completion_tokens: z.number(),
  response_format: z.object({
    type: z.literal('json_schema'),
    json_schema: z.object({
      name: z.string(),
      strict: z.literal(true),
      schema: z.record(z.string(), z.unknown()),
    }),
  }),
});
type Request = z.infer<typeof requestSchema>;

/** A call as the server received it: section, language, facts and number of repairs. */
export type SeenCall = Readonly<{
  request: Request;
  section: string;
  language: 'en' | 'es';
  facts: SectionFacts;
  isRepair: boolean;
  honest: object;
}>;

/** How the server responds to a call. */
export type Behaviour =
  | Readonly<{ kind: 'answer'; answer: unknown; after?: Promise<unknown> }>
  | Readonly<{ kind: 'text'; text: string; finish?: 'stop' | 'length' | 'content_filter' }>
  | Readonly<{ kind: 'refusal' }>
  | Readonly<{ kind: 'status'; status: number; headers?: Readonly<Record<string, string>> }>
  | Readonly<{ kind: 'cut' }>
  | Readonly<{ kind: 'cut-politely' }>
  | Readonly<{ kind: 'never-begins' }>
  | Readonly<{ kind: 'never-ends' }>;

type Usage = Readonly<{ input: number; cached: number; output: number }>;

const purchase = z.object({ language: z.enum(['en', 'es']) });
const data = z.object({
  purchase,
  section: z.record(z.string(), z.string()),
  items: z.array(z.object({ id: z.string(), given: z.record(z.string(), z.unknown()) })),
});

/** A local server that streams OpenAI chat completions. */
export class ModelServer {
  readonly key = 'sk-test-of-the-model';
  url = '';
  readonly calls: SeenCall[] = [];
  /** Calls in progress, and the highest number at one time. */
  open = 0;
  mostOpen = 0;
  usage: Usage = { input: 1000, cached: 600, output: 200 };
  behave: (call: SeenCall) => Behaviour = ({ honest }) => ({ kind: 'answer', answer: honest });

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ModelServer> {
    const holder: { own?: ModelServer } = {};
    const server = createServer((request, response) => {
      void holder.own!.take(request, response).catch((error: unknown) => response.destroy(error as Error));
    });
    holder.own = new ModelServer(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    holder.own.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    return holder.own;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    if (this.server.listening) await new Promise((done) => this.server.close(done));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (request.url !== '/v1/chat/completions') return refuse(response, 404);
    if (request.headers.authorization !== `Bearer ${this.key}`) return refuse(response, 401);
    const parsed = requestSchema.parse(JSON.parse(body));
    const [, user, ...more] = parsed.messages;
    const { purchase: said, ...facts } = data.parse(JSON.parse(user!.content));
    const section = parsed.response_format.json_schema.name;
    const honest = honestAnswer(section, facts, said.language);
    const call = {
      request: parsed,
      section,
      language: said.language,
      facts,
      isRepair: more.length > 0,
      honest,
    };
    this.calls.push(call);
    this.open += 1;
    this.mostOpen = Math.max(this.mostOpen, this.open);
    response.on('close', () => (this.open -= 1));
    await this.answer(response, this.behave(call));
  }

  private async answer(response: ServerResponse, behaviour: Behaviour): Promise<void> {
    switch (behaviour.kind) {
      case 'never-begins':
        return;
      case 'status':
        return refuse(response, behaviour.status, behaviour.headers);
      case 'refusal':
        begin(response, { refusal: 'I cannot help with that.' });
        return this.end(response, 'stop');
      case 'cut':
        begin(response, { content: '{"introduction":"The law' });
        return void setImmediate(() => response.destroy());
      case 'cut-politely':
        begin(response, { content: '{"introduction":"The law' });
        return void response.end('data: [DONE]\n\n');
      case 'never-ends':
        return begin(response, { content: '{"introduction":"The law' });
      case 'text':
        begin(response, { content: behaviour.text });
        return this.end(response, behaviour.finish ?? 'stop');
      case 'answer':
        await behaviour.after;
        inPieces(JSON.stringify(behaviour.answer)).forEach((content) => begin(response, { content }));
        return this.end(response, 'stop');
    }
  }

  private end(response: ServerResponse, finish: string): void {
    const { input, cached, output } = this.usage;
    write(response, { choices: [{ index: 0, delta: {}, finish_reason: finish }] });
    const usage = {
      prompt_tokens: input,
      completion_tokens: output,
      total_tokens: input + output,
      prompt_tokens_details: { cached_tokens: cached },
    };
    write(response, { choices: [], usage });
    response.end('data: [DONE]\n\n');
  }
}

const inPieces = (whole: string): string[] => whole.match(/[\s\S]{1,400}/g) ?? [];

function refuse(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message: 'no', type: 'refused', code: null, param: null } }));
}

const begin = (response: ServerResponse, delta: object): void =>
  write(response, { choices: [{ index: 0, delta, finish_reason: null }] });

function write(response: ServerResponse, chunk: object): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  const whole = { id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', ...chunk };
  response.write(`data: ${JSON.stringify(whole)}\n\n`);
}
