import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/job.js';
import { AccessGuard } from '../access/access-guard.js';
import { AccountChecks } from './sign-in/account-checks.js';
import { ForgetEndedSessions } from './sessions/forget-ended-sessions.job.js';
import { SessionCookies } from './sessions/session-cookies.js';
import { SessionRows } from './sessions/session-rows.js';
import { Sessions } from './sessions/sessions.js';

/** Who is signed in, and who may call what. */
@Global()
@Module({
  providers: [AccessGuard, AccountChecks, SessionCookies, SessionRows, Sessions, ForgetEndedSessions],
  exports: [AccessGuard, AccountChecks, SessionCookies, SessionRows, Sessions],
})
export class AuthModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly forgetEndedSessions: ForgetEndedSessions,
  ) {}

  onModuleInit(): void {
    this.jobs.registerRecurring(this.forgetEndedSessions);
  }
}
