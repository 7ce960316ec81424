import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import type { PersonalData } from '../../platform/personal-data/personal-data.js';
import { decrypt, encryptDeterministically } from '../../platform/personal-data/sealing.js';

const CONTEXT = 'report of a payment';

/**
 * Encrypted report ids for Stripe's metadata: a report's id opens the report, and everyone with access to the Stripe
 * account, its emails or its exports would see it.
 */
export class ReportReferences {
  private readonly key: KeyObject;
  private readonly ivKey: KeyObject;

  constructor(private readonly personalData: Pick<PersonalData, 'pseudonym'>) {
    this.key = this.derive('key of references to reports');
    this.ivKey = this.derive('key of the IVs of references to reports');
  }

  /** Deterministic, since Stripe refuses a repeated request that differs. */
  seal(reportId: number): string {
    const name = Buffer.from(String(reportId), 'utf8');
    return encryptDeterministically(this.key, this.ivKey, name, CONTEXT).toString('base64url');
  }

  /** Null for a reference from another installation. */
  open(reference: string): number | null {
    try {
      return reportNumberIn(decrypt(this.key, Buffer.from(reference, 'base64url'), CONTEXT).toString('utf8'));
    } catch {
      return null;
    }
  }

  /** Deterministic replacement for an idempotency key that contains a report's id. */
  hide(idempotencyKey: string): string {
    return this.personalData.pseudonym('request to Stripe', idempotencyKey);
  }

  /** Derived from the pseudonym key, which is kept outside the database. */
  private derive(purpose: string): KeyObject {
    return createSecretKey(createHash('sha256').update(this.personalData.pseudonym(purpose, '')).digest());
  }
}

/** Parses a report's id; null for any other text. */
export function reportNumberIn(text: string): number | null {
  return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
}
