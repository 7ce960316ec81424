import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';

const LOWEST = 2 ** 52;

/** Creates report ids: random integers in 2^52..2^53, so that they can be neither guessed nor enumerated. */
@Injectable()
export class ReportIds {
  next(): number {
    return LOWEST + Number(randomBytes(8).readBigUInt64BE() >> 12n);
  }
}

/** Parses a report's id from a URL; null if no report can have it. */
export function parseReportId(text: string): number | null {
  if (!/^\d{16}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) && id >= LOWEST ? id : null;
}
