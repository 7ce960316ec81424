import { Injectable } from '@nestjs/common';

/** Answers with a reason why the process cannot serve, or null. */
export type ReadinessCheck = () => Promise<string | null>;

const patienceMs = 2000;

/** What must be in order before this process takes requests. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, ReadinessCheck>();
  private draining = false;

  register(name: string, check: ReadinessCheck): void {
    this.checks.set(name, check);
  }

  /** From now on the process is not ready: it finishes what it has begun. */
  drain(): void {
    this.draining = true;
  }

  /** Reasons by check, empty when ready. A check that does not answer within 2 s is a reason. */
  async problems(): Promise<Record<string, string>> {
    if (this.draining) return { process: 'stopping' };
    const reasons = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, await answer(check)]),
    );
    return Object.fromEntries(reasons.filter(([, reason]) => reason !== null)) as Record<string, string>;
  }
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
