import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';

const decidingStreams = ['sale-', 'payment-', 'affiliate-', 'referral-code-', 'organization-', 'payout-book'];
/** Of orders, which tell the referral code, and of settings, by which payouts are made. */
const decidingTypes = new Set(['ReportRequested', 'SettingChanged']);

/** What is sealed: every fact that decides who gets how much. */
export const decidesMoney = ({ stream, type }: Pick<RecordedEvent, 'stream' | 'type'>): boolean =>
  decidingTypes.has(type) || decidingStreams.some((start) => stream.startsWith(start));

/** How a fact is named to people: the place in its stream, never one in the store. */
export const nameOf = ({ stream, revision }: Pick<RecordedEvent, 'stream' | 'revision'>): string =>
  `${stream}@${revision}`;

/**
 * SHA-256 of the canonical JSON (RFC 8785) of what is stored, personal data as its ciphertext: erasing a person changes
 * no digest. Store positions are left out, so that a restored or copied log has the same digests.
 */
export function digestOf({ stream, revision, id, type, data, meta, recordedAt }: RecordedEvent): Buffer {
  const canonical = canonicalize({ stream, version: revision, id, type, data, meta, recordedAt });
  return createHash('sha256').update(canonical!).digest();
}

/** The hash before the first link. */
export const genesis = '0'.repeat(64);

/** The hash (hex) of the chain after these digests in turn. */
export const chainHashAfter = (hash: string, digests: readonly Buffer[]): string =>
  digests
    .reduce(
      (before, digest) => createHash('sha256').update(before).update(digest).digest(),
      Buffer.from(hash, 'hex'),
    )
    .toString('hex');
