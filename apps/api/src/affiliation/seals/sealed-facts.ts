import { hash } from 'node:crypto';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { canonicalJson } from './canonical-json.js';

const HASH_BYTES = 32;

const decidingStreams = [
  'sale-',
  'payment-',
  'affiliate-',
  'referral-code-',
  'organization-',
  'payout-',
  'correction-',
];
/** Of orders, which tell the referral code, and of settings, by which payouts are made. */
const decidingTypes = new Set(['ReportRequested', 'SettingChanged']);

/** What is sealed: every fact that decides who gets how much. */
export const decidesMoney = ({ stream, type }: Pick<RecordedEvent, 'stream' | 'type'>): boolean =>
  decidingTypes.has(type) || decidingStreams.some((start) => stream.startsWith(start));

/** How a fact is named to people: the place in its stream, never one in the store. */
export const nameOf = ({ stream, revision }: Pick<RecordedEvent, 'stream' | 'revision'>): string =>
  `${stream}@${revision}`;

/**
 * SHA-256 (base64url) of the canonical JSON (RFC 8785) of what is stored, personal data as its ciphertext: erasing a
 * person changes no digest. Store positions are left out, so that a restored or copied log has the same digests.
 */
export function digestOf({ stream, revision, id, type, data, meta, recordedAt }: RecordedEvent): string {
  const stored = { data, id, meta, recordedAt, stream, type, version: revision };
  return hash('sha256', canonicalJson(stored), 'base64url');
}

/** The hash before the first link. */
export const genesis = '0'.repeat(64);

/** The hash (hex) of the chain after these digests in turn: each link is the SHA-256 of the one before and a digest. */
export function chainHashAfter(before: string, digests: readonly string[]): string {
  const link = Buffer.alloc(2 * HASH_BYTES);
  link.write(before, 'hex');
  for (const digest of digests) {
    link.write(digest, HASH_BYTES, 'base64url');
    hash('sha256', link, 'buffer').copy(link);
  }
  return link.toString('hex', 0, HASH_BYTES);
}
