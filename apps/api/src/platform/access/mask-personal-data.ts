import { isPersonal } from '@closewise/contracts/personal';
import { z, type ZodType } from 'zod';
import type { FastifyInstance } from 'fastify';
import type { Reader } from './reader.js';

const emailAddress = /(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:.]+/g;

/** Anyone who knows a report's id can open it and read the home's address. */
const reportId = /(?<![\w.])[4-9]\d{15}(?!\w)/g;

/**
 * Masks a response for the reader: the fields that its schema marks as personal, and email addresses and report ids in
 * any text, such as the reason for a change.
 */
export function maskPersonalData(value: unknown, schema: ZodType | undefined, reader: Reader): unknown {
  const known = schema && unwrap(schema, value);
  return known === 'personal' ? maskAll(value, reader) : maskParts(value, known, reader);
}

function maskParts(value: unknown, schema: ZodType | undefined, reader: Reader): unknown {
  if (typeof value === 'string') return maskText(value, reader);
  if (Array.isArray(value)) {
    const element = schema instanceof z.ZodArray ? (schema.element as ZodType) : undefined;
    return value.map((item) => maskPersonalData(item, element, reader));
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      maskPersonalData(part, fieldOf(schema, name), reader),
    ]),
  );
}

/** Unwraps optional, nullable and union schemas; `personal` as soon as one of them is marked so. */
function unwrap(schema: ZodType, value: unknown): ZodType | 'personal' {
  if (isPersonal(schema)) return 'personal';
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap() as ZodType, value);
  if (schema instanceof z.ZodPipe) return unwrap(schema.out as ZodType, value);
  if (!(schema instanceof z.ZodUnion)) return schema;
  const options = schema.options as readonly ZodType[];
  return unwrap(options.find((option) => option.safeParse(value).success) ?? z.unknown(), value);
}

function fieldOf(schema: ZodType | undefined, name: string): ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[name] as ZodType | undefined;
  return schema instanceof z.ZodRecord ? (schema.valueType as ZodType) : undefined;
}

/** Masks everything in a personal part; whether a value exists remains visible. */
function maskAll(value: unknown, reader: Reader): unknown {
  if (typeof value === 'string') return reader.personal(value);
  if (Array.isArray(value)) return value.map((item) => maskAll(item, reader));
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? 0 : value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, maskAll(part, reader)]));
}

const maskText = (text: string, reader: Reader): string =>
  text.replaceAll(emailAddress, reader.personal).replaceAll(reportId, reader.personal);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Schema of the route's response. */
    answer?: ZodType;
  }
}

/** Masks what the reader may not see, right before a response is serialized. */
export function maskAnswers(server: FastifyInstance): void {
  server.addHook('preSerialization', (request, _reply, payload, done) => {
    const { answer } = request.routeOptions.config ?? {};
    const isMasked = !request.reader.seesPersonalData;
    done(null, isMasked ? maskPersonalData(payload, answer, request.reader) : payload);
  });
}
