import { DomainError } from '@closewise/domain/events';
import type { KnownSeal } from '../verify/seal-witnesses.js';

const form = /^([1-9]\d{0,8}):([0-9a-f]{64})$/;

/** `NUMBER:HASH` of a seal, as an auditor wrote it down; refuses anything else. */
export function knownSealFrom(text: string): KnownSeal {
  const [, number, chainHash] = form.exec(text.trim().toLowerCase()) ?? [];
  if (number === undefined || chainHash === undefined)
    throw new DomainError(
      'affiliation.seal-invalid',
      'A seal looks like 17:0f5b…, its number and the 64 digits of its hash, as ledger verify prints them',
    );
  return { number: Number(number), chainHash };
}
