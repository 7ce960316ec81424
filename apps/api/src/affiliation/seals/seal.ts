import { sealEvents, type LedgerSealed } from '@closewise/domain/ledger';
import { KnownEvents } from '../../platform/event-catalogue/known-events.js';
import { UnreadableEventError } from '../../platform/event-catalogue/unreadable-event.js';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { canonicalJson, chainHashAfter, genesis } from './sealed-facts.js';
import type { SealKeys } from './seal-keys.js';

/** The content of a seal. */
export type Seal = LedgerSealed['data'];

/** How far the log is sealed. */
export type SealPoint = Pick<Seal, 'number' | 'sealedFacts' | 'chainHash'>;

/** Before the first seal. */
export const noSeal: SealPoint = { number: 0, sealedFacts: 0, chainHash: genesis };

/** A fact for a seal: its name (`stream@version`), and the digest (base64url) of the stored event. */
export type Link = Readonly<{ name: string; digest: string }>;

/** The most facts in one seal, far below the largest append. */
export const FACTS_PER_SEAL = 1000;

/** Signs the next seal over these facts. */
export function makeSeal(before: SealPoint, links: readonly Link[], keys: SealKeys): Seal {
  const content = {
    number: before.number + 1,
    sealedFacts: before.sealedFacts + links.length,
    facts: links.map(({ name, digest }) => `${name} ${digest}`),
    previousHash: before.chainHash,
    chainHash: chainHashAfter(
      before.chainHash,
      links.map(({ digest }) => digest),
    ),
    keyId: keys.currentId,
  };
  return { ...content, signature: keys.sign(canonicalJson(content)) };
}

/** The facts that a seal covers. */
export const sealLinks = ({ facts }: Seal): Link[] =>
  facts.map((fact) => {
    const space = fact.lastIndexOf(' ');
    return { name: fact.slice(0, space), digest: fact.slice(space + 1) };
  });

const seals = new KnownEvents<LedgerSealed>(sealEvents);

/** The seal in a stored LedgerSealed. Throws UnreadableEventError for any other event. */
export function readSeal(event: RecordedEvent): Seal {
  try {
    return seals.read(event).data;
  } catch (error) {
    throw new UnreadableEventError(event, error);
  }
}

/** Null if the seal is complete, follows the one before it and is signed with our key; otherwise what is wrong. */
export function findSealFault(
  seal: Seal,
  before: SealPoint & { place: number },
  keys: SealKeys,
): string | null {
  const { signature, ...content } = seal;
  const place = keys.placeOf(seal.keyId);
  if (place < 0) return `it is signed with the key ${seal.keyId}, which is not one of ours`;
  if (!keys.isSignedBy(seal.keyId, canonicalJson(content), signature)) return 'its signature is wrong';
  if (place < before.place)
    return `it is signed with the former key ${seal.keyId}, which was replaced before`;
  if (seal.number !== before.number + 1)
    return `it follows seal ${before.number}, but has the number ${seal.number}`;
  if (seal.previousHash !== before.chainHash)
    return `it does not continue the chain of seal ${before.number}`;
  const digests = sealLinks(seal).map(({ digest }) => digest);
  const isWhole =
    chainHashAfter(seal.previousHash, digests) === seal.chainHash &&
    seal.sealedFacts === before.sealedFacts + digests.length;
  return isWhole ? null : 'its chain hash does not match its facts';
}
