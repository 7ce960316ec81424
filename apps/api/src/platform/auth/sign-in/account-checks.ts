import { Injectable } from '@nestjs/common';
import type { SessionKind } from '../../access/roles.js';
import type { Session } from '../sessions/session.js';

type Check = (session: Session) => Promise<boolean>;

/** Whether who signed in may still come in; each module that has accounts says so for its own. */
@Injectable()
export class AccountChecks {
  private readonly checks = new Map<SessionKind, Check>();

  /** `canSignIn` is asked at each use of a session: it must read what was decided, not a projection. */
  register(kind: SessionKind, canSignIn: Check): void {
    if (this.checks.has(kind)) throw new Error(`Two modules have accounts of the kind ${kind}`);
    this.checks.set(kind, canSignIn);
  }

  /** Nobody of a kind for which no module speaks. */
  async pass(session: Session): Promise<boolean> {
    return (await this.checks.get(session.kind)?.(session)) ?? false;
  }
}
