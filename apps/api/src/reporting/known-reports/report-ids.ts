import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';

const LOWEST = 2 ** 52;

/** Makes the ids of reports: random integers in 2^52..2^53, so that none can be guessed or enumerated. */
@Injectable()
export class ReportIds {
  next(): number {
    return LOWEST + Number(randomBytes(8).readBigUInt64BE() >> 12n);
  }
}

/** The id in an address; null for anything that no report can have. */
export function parseReportId(text: string): number | null {
  if (!/^\d{16}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) && id >= LOWEST ? id : null;
}
