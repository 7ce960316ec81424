import pg from 'pg';

const INT8 = 20;

/** Reads bigint columns as numbers; one beyond 2^53 is an error, never a rounded figure. */
export const safeIntegers: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === INT8 && format !== 'binary' ? safeInteger : pg.types.getTypeParser(type, format),
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The integer ${text} from the database is too large`);
  return value;
}
