import { hash } from 'node:crypto';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import type { JsonValue } from '@closewise/domain/events';
import canonicalize from 'canonicalize';

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
/** Orders contain the referral code, settings the terms of payouts. */
const decidingTypes = new Set(['ReportRequested', 'SettingChanged']);

/** Whether a fact is sealed, because it decides who gets how much. */
export const decidesMoney = ({ stream, type }: Pick<RecordedEvent, 'stream' | 'type'>): boolean =>
  decidingTypes.has(type) || decidingStreams.some((start) => stream.startsWith(start));

/** The name of a fact, `stream@version`. */
export const nameOf = ({ stream, revision }: Pick<RecordedEvent, 'stream' | 'revision'>): string =>
  `${stream}@${revision}`;

/**
 * SHA-256 (base64url) of the canonical JSON (RFC 8785) of the stored event. Personal data counts as ciphertext, so that an
 * erasure changes no digest. Positions in the store do not count, so that a restored or copied log has the same digests.
 */
export function digestOf({ stream, revision, id, type, data, meta, recordedAt }: RecordedEvent): string {
  const stored = { data, id, meta, recordedAt, stream, type, version: revision };
  return hash('sha256', canonicalJson(stored), 'base64url');
}

/** The hash before the first link. */
export const genesis = '0'.repeat(64);

/** The chain's hash (hex) after these digests: each link is the SHA-256 of the link before it and a digest. */
export function chainHashAfter(before: string, digests: readonly string[]): string {
  const link = Buffer.alloc(2 * HASH_BYTES);
  link.write(before, 'hex');
  for (const digest of digests) {
    link.write(digest, HASH_BYTES, 'base64url');
    hash('sha256', link, 'buffer').copy(link);
  }
  return link.toString('hex', 0, HASH_BYTES);
}

/** The canonical JSON (RFC 8785) of a value. Throws for a lone surrogate, which JSON cannot represent. */
export const canonicalJson = (value: JsonValue): string => canonicalize(value)!;
