import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { StrictDocument, type LiveAnswer } from './strict-document.js';

const file = resolve(import.meta.dirname, '../../../../libs/contracts/openapi.json');
let document: StrictDocument | undefined;

/** Checks every JSON answer of a test against the committed OpenAPI document, and fails at the end of the test. */
export class LiveAnswers {
  private readonly contradictions = new Set<string>();

  check(answer: LiveAnswer): void {
    document ??= new StrictDocument(JSON.parse(readFileSync(file, 'utf8')) as OpenAPIObject);
    // Outages and other faults that tests cause are not documented.
    const found = answer.status < 500 ? document.contradiction(answer) : null;
    if (found) this.contradictions.add(`${answer.method} ${answer.path}: ${found}`);
  }

  /** Checks every answer that a server in this process sends. */
  watch(server: FastifyInstance): void {
    server.addHook('onSend', async (request, reply, payload) => {
      const contentType = String(reply.getHeader('content-type') ?? '');
      if (typeof payload === 'string' && contentType.includes('json'))
        this.check({
          method: request.method,
          path: request.url.split('?')[0]!,
          status: reply.statusCode,
          contentType,
          body: payload,
        });
    });
  }

  /** Throws if an answer contradicted the document. */
  settle(): void {
    if (this.contradictions.size > 0) throw new Error([...this.contradictions].join('\n'));
  }
}
