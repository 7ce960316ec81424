import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/job.js';
import { AccessGuard } from '../access/access-guard.js';
import { AccountChecks, Sessions } from './sessions/sessions.js';
import { ForgetEndedSessions, SessionRows } from './sessions/session-rows.js';
import { SessionCookies } from './sessions/session-cookies.js';
import { DeviceCookies } from './sessions/device-cookies.js';
import { Passwords } from './passwords/passwords.js';
import { SignInThrottle } from './sign-in/sign-in-throttle.js';

/** Sessions, and the guard that checks who may call a route. */
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

const parts = [DeviceCookies, Passwords, SignInThrottle];

/** The parts of every sign-in by password. */
@Global()
@Module({ providers: parts, exports: parts })
export class SignInModule {}
