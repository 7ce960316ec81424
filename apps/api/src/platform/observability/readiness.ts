import { Injectable } from '@nestjs/common';

/** Answers with a reason why the process cannot serve, or null. */
export type ReadinessCheck = () => Promise<string | null>;

const patienceMs = 2000;

/** What must be in order before this process takes requests, and what an operator should see beside that. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, ReadinessCheck>();
  private readonly notices = new Map<string, ReadinessCheck>();
  private draining = false;

  /** Whether the process stops. */
  get isDraining(): boolean {
    return this.draining;
  }

  register(name: string, check: ReadinessCheck): void {
    this.checks.set(name, check);
  }

  /** Something for the operator that keeps no request from being served. */
  registerNotice(name: string, notice: ReadinessCheck): void {
    this.notices.set(name, notice);
  }

  /** From now on the process is not ready: it finishes what it has begun. */
  drain(): void {
    this.draining = true;
  }

  /** Reasons by check, empty when ready. A check that does not answer within 2 s is a reason. */
  async problems(): Promise<Record<string, string>> {
    if (this.draining) return { process: 'stopping' };
    return answers(this.checks);
  }

  /** What an operator should look at, empty when there is nothing; what cannot be read is among the problems. */
  async attention(): Promise<Record<string, string>> {
    return answers(this.notices);
  }
}

async function answers(checks: ReadonlyMap<string, ReadinessCheck>): Promise<Record<string, string>> {
  const said = await Promise.all([...checks].map(async ([name, check]) => [name, await answer(check)]));
  return Object.fromEntries(said.filter(([, reason]) => reason !== null)) as Record<string, string>;
}

async function answer(check: ReadinessCheck): Promise<string | null> {
  const timeout = Promise.withResolvers<string>();
  const timer = setTimeout(() => timeout.resolve('no answer'), patienceMs);
  try {
    return await Promise.race([check(), timeout.promise]);
  } catch {
    return 'not reachable';
  } finally {
    clearTimeout(timer);
  }
}
