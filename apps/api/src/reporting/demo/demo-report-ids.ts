import { randomBytes } from 'node:crypto';
import { isDemoReportId, lowestDemoReportId } from '@closewise/domain/reporting';

/** A random id in 2^51..2^52, below those of reports that are sold, so that neither is ever taken for the other. */
export const nextDemoReportId = (): number =>
  lowestDemoReportId + Number(randomBytes(8).readBigUInt64BE() >> 13n);

/** The id in an address; null for anything that no demo report can have. */
export function parseDemoReportId(text: string): number | null {
  if (!/^\d{16}$/.test(text)) return null;
  const id = Number(text);
  return isDemoReportId(id) ? id : null;
}
