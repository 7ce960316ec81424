import { Injectable } from '@nestjs/common';

/** Which HTTP status a refusal's code answers with; modules add theirs while they initialise. */
@Injectable()
export class Refusals {
  private readonly statuses = new Map<string, number>();

  register(statuses: Readonly<Record<string, number>>): void {
    for (const [code, status] of Object.entries(statuses)) this.statuses.set(code, status);
  }

  /** 400 when no module has said otherwise. */
  statusOf(code: string): number {
    return this.statuses.get(code) ?? 400;
  }
}
