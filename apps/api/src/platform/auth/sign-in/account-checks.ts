import { Injectable } from '@nestjs/common';
import type { SessionKind, SessionRole } from '../../access/roles.js';
import type { Session } from '../sessions/session.js';

/** As what the account comes in; null: not at all. */
type Check = (session: Session) => Promise<SessionRole | null>;

/** Whether who signed in may still come in, and as what; each module that has accounts says so for its own. */
@Injectable()
export class AccountChecks {
  private readonly checks = new Map<SessionKind, Check>();

  /** `roleOf` is asked at each use of a session: it must read what was decided, not a projection. */
  register(kind: SessionKind, roleOf: Check): void {
    if (this.checks.has(kind)) throw new Error(`Two modules have accounts of the kind ${kind}`);
    this.checks.set(kind, roleOf);
  }

  /** Null for everybody of a kind for which no module speaks. */
  async roleOf(session: Session): Promise<SessionRole | null> {
    return (await this.checks.get(session.kind)?.(session)) ?? null;
  }
}
