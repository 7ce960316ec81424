import { isPersonal } from '@closewise/contracts/personal';
import { z, type ZodType } from 'zod';
import type { Reader } from './reader.js';

const emailAddress = /(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:.]+/g;

/** Whoever knows the id of a report opens the report, and reads the address of the home. */
const reportId = /(?<![\w.])[4-9]\d{15}(?!\w)/g;

/**
 * An answer as the reader may see it: without what its schema calls personal, and without the e-mail addresses and ids
 * of reports that stand in any text, such as the reason of a change.
 */
export function maskPersonalData(value: unknown, schema: ZodType | undefined, reader: Reader): unknown {
  const known = schema && unwrapped(schema, value);
  return known === 'personal' ? hidden(value, reader) : maskParts(value, known, reader);
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

/** The schema within what makes it optional, nullable or one of several; `personal` as soon as one of them says so. */
function unwrapped(schema: ZodType, value: unknown): ZodType | 'personal' {
  if (isPersonal(schema)) return 'personal';
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrapped(schema.unwrap() as ZodType, value);
  if (schema instanceof z.ZodPipe) return unwrapped(schema.out as ZodType, value);
  if (!(schema instanceof z.ZodUnion)) return schema;
  const options = schema.options as readonly ZodType[];
  return unwrapped(options.find((option) => option.safeParse(value).success) ?? z.unknown(), value);
}

function fieldOf(schema: ZodType | undefined, name: string): ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[name] as ZodType | undefined;
  return schema instanceof z.ZodRecord ? (schema.valueType as ZodType) : undefined;
}

/** All that a personal part says: whether there is something stays to be seen. */
function hidden(value: unknown, reader: Reader): unknown {
  if (typeof value === 'string') return reader.personal(value);
  if (Array.isArray(value)) return value.map((item) => hidden(item, reader));
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? 0 : value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, hidden(part, reader)]));
}

const maskText = (text: string, reader: Reader): string =>
  text.replaceAll(emailAddress, reader.personal).replaceAll(reportId, reader.personal);
