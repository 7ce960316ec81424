import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemOf, problemType } from './problem.js';

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Answers what Node itself cannot read as a request, and hangs up. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const statusCode = statuses[error.code ?? ''] ?? 400;
  const { requestId: _none, ...problem } = problemOf({ statusCode }, '');
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\nConnection: close\r\nContent-Type: ${problemType}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
