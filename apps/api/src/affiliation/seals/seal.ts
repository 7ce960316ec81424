import { sealEvents, type LedgerSealed } from '@closewise/domain/ledger';
import { KnownEvents } from '../../platform/event-catalogue/known-events.js';
import { UnreadableEventError } from '../../platform/event-catalogue/unreadable-event.js';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { canonicalJson } from './canonical-json.js';
import { chainHashAfter, genesis } from './sealed-facts.js';
import type { SealKeys } from './seal-keys.js';

/** What a seal says. */
export type Seal = LedgerSealed['data'];

/** How far the facts are sealed. */
export type Sealed = Pick<Seal, 'number' | 'sealedFacts' | 'chainHash'>;

/** Before the first seal. */
export const unsealed: Sealed = { number: 0, sealedFacts: 0, chainHash: genesis };

/** A fact on its way into a seal: its name and the digest (base64url) of what is stored. */
export type Link = Readonly<{ name: string; digest: string }>;

/** The most facts of one seal, so that it stays well below the largest append. */
export const FACTS_PER_SEAL = 1000;

/** Signs the next seal over these facts. */
export function makeSeal(before: Sealed, links: readonly Link[], keys: SealKeys): Seal {
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
export const linksOf = ({ facts }: Seal): Link[] =>
  facts.map((fact) => {
    const space = fact.lastIndexOf(' ');
    return { name: fact.slice(0, space), digest: fact.slice(space + 1) };
  });

const seals = new KnownEvents<LedgerSealed>(sealEvents);

/** The seal of a stored LedgerSealed. Throws UnreadableEventError for what is none. */
export function sealOf(event: RecordedEvent): Seal {
  try {
    return seals.read(event).data;
  } catch (error) {
    throw new UnreadableEventError(event, error);
  }
}

/** Null when the seal is whole, follows the one before and was signed with our key; else what is wrong. */
export function faultOfSeal(seal: Seal, before: Sealed & { place: number }, keys: SealKeys): string | null {
  const { signature, ...content } = seal;
  const place = keys.placeOf(seal.keyId);
  if (place < 0) return `it is signed with the key ${seal.keyId}, which is none of ours`;
  if (!keys.isSignedBy(seal.keyId, canonicalJson(content), signature)) return 'its signature is wrong';
  if (place < before.place)
    return `it is signed with the former key ${seal.keyId}, which was replaced before`;
  if (seal.number !== before.number + 1) return `it follows seal ${before.number}, but says ${seal.number}`;
  if (seal.previousHash !== before.chainHash)
    return `it does not continue the chain of seal ${before.number}`;
  const digests = linksOf(seal).map(({ digest }) => digest);
  const isWhole =
    chainHashAfter(seal.previousHash, digests) === seal.chainHash &&
    seal.sealedFacts === before.sealedFacts + digests.length;
  return isWhole ? null : 'its chain hash is not that of its facts';
}
