import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { filledText, type Filling } from './filled-text.js';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};

/** A small file of the site that is answered from memory. */
export type SiteFile = Readonly<{ type: string; content: Buffer; brotli: Buffer | null; etag: string }>;

/** A file of the build; `text` is null when it is none. */
export type SiteSource = Readonly<{ type: string; read: Buffer; text: string | null }>;

const sources = new Map<string, SiteSource>();

/** A file of the build as the process found it first: read once, however many applications a process of tests starts. */
export function siteSource(path: string): SiteSource {
  const source = sources.get(path) ?? readSiteSource(path);
  sources.set(path, source);
  return source;
}

/** Its text is decoded when it is first asked for, since that of all pages takes a start long. */
function readSiteSource(path: string): SiteSource {
  const type = types[extname(path)] ?? 'application/octet-stream';
  const read = readFileSync(path);
  if (!/charset|svg|json/.test(type)) return { type, read, text: null };
  let decoded: string | undefined;
  return {
    type,
    read,
    get text() {
      return (decoded ??= read.toString('utf8'));
    },
  };
}

/** Level 9 takes a hundredth more off a page and holds up every other request for a fifth of a second. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };

/** The file as it is served now. */
export function fillIn({ type, read, text }: SiteSource, filling: Filling): SiteFile {
  const filled = text === null ? null : filledText(text, filling);
  const content = filled === null ? read : Buffer.from(filled);
  const brotli = filled === null ? null : brotliCompressSync(content, { params });
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { type, content, brotli, etag };
}

/** Sends the file, compressed when the client can read that; 304 when it has it already. */
export function sendSiteFile(file: SiteFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('etag', file.etag).header('vary', 'accept-encoding').type(file.type);
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(file.etag))
    return reply.status(304).send();
  const { brotli } = file;
  if (!brotli || !/\bbr\b/.test(String(request.headers['accept-encoding'] ?? '')))
    return reply.send(file.content);
  return reply.header('content-encoding', 'br').send(brotli);
}
