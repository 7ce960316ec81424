import { Injectable } from '@nestjs/common';

/** Returns a reason why the process cannot serve requests, or null. */
export type ReadinessCheck = () => Promise<string | null>;

const checkTimeoutMs = 2000;

/** Checks that must pass before this process gets requests, and notices for the operator. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, ReadinessCheck>();
  private readonly notices = new Map<string, ReadinessCheck>();
  private draining = false;

  /** Whether the process is stopping. */
  get isDraining(): boolean {
    return this.draining;
  }

  register(name: string, check: ReadinessCheck): void {
    this.checks.set(name, check);
  }

  /** A notice for the operator that does not affect readiness. */
  registerNotice(name: string, notice: ReadinessCheck): void {
    this.notices.set(name, notice);
  }

  /** The process is no longer ready: it finishes pending requests. */
  drain(): void {
    this.draining = true;
  }

  /** Reasons by check, empty when ready. A check without a result within 2 s is a reason. */
  async problems(): Promise<Record<string, string>> {
    if (this.draining) return { process: 'stopping' };
    return runChecks(this.checks);
  }

  /** Notices for the operator; may be empty. */
  async attention(): Promise<Record<string, string>> {
    return runChecks(this.notices);
  }
}

async function runChecks(checks: ReadonlyMap<string, ReadinessCheck>): Promise<Record<string, string>> {
  const results = await Promise.all([...checks].map(async ([name, check]) => [name, await runCheck(check)]));
  return Object.fromEntries(results.filter(([, reason]) => reason !== null)) as Record<string, string>;
}

async function runCheck(check: ReadinessCheck): Promise<string | null> {
  const timeout = Promise.withResolvers<string>();
  const timer = setTimeout(() => timeout.resolve('no answer'), checkTimeoutMs);
  try {
    return await Promise.race([check(), timeout.promise]);
  } catch {
    return 'not reachable';
  } finally {
    clearTimeout(timer);
  }
}
