import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};

/** A small file of the site, served from memory. */
export type SiteFile = Readonly<{ type: string; content: Buffer; brotli: Buffer | null; etag: string }>;

/** A file of the build; `text` is null for binary files. */
export type SiteSource = Readonly<{ type: string; read: Buffer; text: string | null }>;

const sources = new Map<string, SiteSource>();

/** Reads a file of the build once per process, even if tests start several applications. */
export function loadSiteSource(path: string): SiteSource {
  const source = sources.get(path) ?? readSiteSource(path);
  sources.set(path, source);
  return source;
}

/** The text is decoded on first use: decoding all pages would slow down the start. */
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

/** Level 9 saves only 1 % more and blocks other requests for a fifth of a second. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };

/** Fills and compresses a file for serving. */
export function fillIn({ type, read, text }: SiteSource, values: PageValues): SiteFile {
  const filled = text === null ? null : fillText(text, values);
  const content = filled === null ? read : Buffer.from(filled);
  const brotli = filled === null ? null : brotliCompressSync(content, { params });
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { type, content, brotli, etag };
}

/** Sends the file, compressed if the client accepts that; 304 if the client has it. */
export function sendSiteFile(file: SiteFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('etag', file.etag).header('vary', 'accept-encoding').type(file.type);
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(file.etag))
    return reply.status(304).send();
  const { brotli } = file;
  if (!brotli || !/\bbr\b/.test(String(request.headers['accept-encoding'] ?? '')))
    return reply.send(file.content);
  return reply.header('content-encoding', 'br').send(brotli);
}

/** Values known only when a page is served: markup by placeholder, and the parts to show. */
export type PageValues = Readonly<{ places: Readonly<Record<string, string>>; parts: ReadonlySet<string> }>;

/**
 * Removes hidden parts and fills placeholders. A part is between `__IF NAME__` and `__END NAME__`; one of several names
 * (`A|B`) is enough. Inserted values are not processed again.
 */
export function fillText(text: string, { places, parts }: PageValues): string {
  return keepParts(text, parts).replaceAll(
    /__[A-Z0-9]+(?:_[A-Z0-9]+)*__/g,
    (place) => places[place] ?? place,
  );
}

function keepParts(text: string, parts: ReadonlySet<string>): string {
  if (!text.includes('__IF ')) return text;
  return text.replaceAll(
    /__IF ([A-Z0-9]+(?:[_|][A-Z0-9]+)*)__([\s\S]*?)__END \1__/g,
    (_, names: string, content: string) =>
      names.split('|').some((name) => parts.has(name)) ? keepParts(content, parts) : '',
  );
}
