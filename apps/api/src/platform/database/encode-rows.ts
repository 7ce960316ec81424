/** The value of a copied column. */
export type CopyValue = string | number | boolean | null;

/**
 * A column with its type, and how to get its value from a row. Numbers are integers; times are ISO 8601 texts in UTC, to
 * the millisecond at most.
 */
export type CopyColumn<Row> = Readonly<
  { name: string } & (
    | { type: 'text' | 'uuid' | 'timestamptz'; of: (row: Row) => string | null }
    | { type: 'smallint' | 'integer' | 'bigint'; of: (row: Row) => number | null }
    | { type: 'boolean'; of: (row: Row) => boolean | null }
  )
>;

/** `PGCOPY`, bytes that a text transfer would corrupt, no flags, no extension. */
const HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const END = -1;
const NULL = -1;
const FIRST_BYTES = 1 << 16;
const TWO_TO_32 = 2 ** 32;
/** Postgres counts microseconds from this time. */
const EPOCH = Date.UTC(2000, 0, 1);
const TO_THE_MILLISECOND = '2000-01-01T00:00:00.000Z'.length;
/** Positions of the two digits of each byte in a UUID. */
const UUID_DIGITS = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34];
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Encodes rows in the binary format of COPY (https://www.postgresql.org/docs/current/sql-copy.html). */
export function encodeRows<Row>(rows: readonly Row[], columns: readonly CopyColumn<Row>[]): Buffer {
  const fields = columns.map(({ type, of }) => ({ of, write: writers[type] as Write<CopyValue> }));
  const copy = new CopyBuffer();
  copy.bytes(HEADER);
  for (const row of rows) {
    copy.int16(fields.length);
    for (const { of, write } of fields) {
      const value: CopyValue = of(row);
      if (value === null) copy.int32(NULL);
      else write(copy, value);
    }
  }
  copy.int16(END);
  return copy.toBuffer();
}

type Write<Value> = (copy: CopyBuffer, value: Value) => void;

/** Writers by type: each writes the length first. */
const writers = {
  text: (copy: CopyBuffer, value: string) => copy.text(value),
  smallint: (copy: CopyBuffer, value: number) => {
    copy.int32(2);
    copy.int16(requireWhole(value, 2 ** 15 - 1));
  },
  integer: (copy: CopyBuffer, value: number) => {
    copy.int32(4);
    copy.int32(requireWhole(value, 2 ** 31 - 1));
  },
  bigint: (copy: CopyBuffer, value: number) => {
    copy.int32(8);
    copy.int64(requireSafe(value));
  },
  boolean: (copy: CopyBuffer, value: boolean) => {
    copy.int32(1);
    copy.byte(Number(value));
  },
  uuid: (copy: CopyBuffer, value: string) => {
    if (!UUID.test(value)) throw new RangeError(`${value} is not a UUID`);
    copy.int32(UUID_DIGITS.length);
    copy.hexadecimal(value, UUID_DIGITS);
  },
  timestamptz: (copy: CopyBuffer, value: string) => {
    copy.int32(8);
    copy.int64(toMicroseconds(value));
  },
} satisfies { [Type in CopyColumn<never>['type']]: Write<never> };

/** Beyond 2^53 a number is not exact. */
function requireSafe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number, or too large`);
  return value;
}

function requireWhole(value: number, most: number): number {
  if (!Number.isInteger(value) || value > most || value < -most - 1)
    throw new RangeError(`${value} is not a whole number, or too large for its column`);
  return value;
}

/** The value of a hexadecimal digit. */
function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 58 ? code - 48 : (code | 32) - 87;
}

function toMicroseconds(time: string): number {
  const milliseconds = Date.parse(time);
  if (Number.isNaN(milliseconds) || time.length > TO_THE_MILLISECOND || !time.endsWith('Z'))
    throw new RangeError(`${time} is not an ISO UTC time to the millisecond`);
  return (milliseconds - EPOCH) * 1000;
}

/** A buffer that grows while it is written. */
class CopyBuffer {
  private buffer = Buffer.allocUnsafeSlow(FIRST_BYTES);
  private view = toView(this.buffer);
  private size = 0;

  toBuffer(): Buffer {
    return this.buffer.subarray(0, this.size);
  }

  bytes(bytes: Buffer): void {
    bytes.copy(this.buffer, this.next(bytes.length));
  }

  byte(value: number): void {
    const at = this.next(1);
    this.buffer[at] = value;
  }

  int16(value: number): void {
    const at = this.next(2);
    this.view.setInt16(at, value);
  }

  int32(value: number): void {
    const at = this.next(4);
    this.view.setInt32(at, value);
  }

  int64(value: number): void {
    const at = this.next(8);
    this.view.setInt32(at, Math.floor(value / TWO_TO_32));
    this.view.setInt32(at + 4, value | 0);
  }

  /** Writes one byte for the two digits at each position. */
  hexadecimal(text: string, positions: readonly number[]): void {
    const at = this.next(positions.length);
    for (let i = 0; i < positions.length; i++) {
      const position = positions[i]!;
      this.buffer[at + i] = digitAt(text, position) * 16 + digitAt(text, position + 1);
    }
  }

  /** Writes UTF-8 after its length. Most texts are short and ASCII: for them a native call would take longest. */
  text(value: string): void {
    const lengthAt = this.next(4 + 3 * value.length);
    const from = lengthAt + 4;
    let at = from;
    for (let i = 0; i < value.length; i++) {
      const code = value.charCodeAt(i);
      if (code > 127) {
        at = from + this.buffer.write(value, from);
        break;
      }
      this.buffer[at++] = code;
    }
    this.view.setInt32(lengthAt, at - from);
    this.size = at;
  }

  /** Reserves the next `length` bytes; returns their position. */
  private next(length: number): number {
    const at = this.size;
    this.size += length;
    if (this.size > this.buffer.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(this.size, 2 * this.buffer.length));
      this.buffer.copy(larger, 0, 0, at);
      this.buffer = larger;
      this.view = toView(larger);
    }
    return at;
  }
}

const toView = ({ buffer, byteOffset, byteLength }: Buffer): DataView =>
  new DataView(buffer, byteOffset, byteLength);
