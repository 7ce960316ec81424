import { Injectable } from '@nestjs/common';
import { actorKind, actorName, type ActorKind } from '@closewise/domain/actor';
import type { Cents } from '@closewise/domain/money';
import type { LineStatus, PayoutRun, RunStatus } from '@closewise/domain/payouts';
import { AdminNames } from '../../administration/index.js';
import { fullReader } from '../../platform/access/reader.js';
import { PayoutBook } from '../payout-book.js';

/** A run without its lines. Times are ISO UTC; `…By` are people's names, `…Via` how they are known. */
export type RunSummary = Readonly<{
  runId: string;
  month: string;
  status: RunStatus;
  provider: string;
  preparedAt: string;
  preparedBy: string;
  preparedVia: ActorKind;
  approvedAt: string | null;
  approvedBy: string | null;
  approvedVia: ActorKind | null;
  /** When the first execution began. Null, and `executedBy` empty, also for older runs that did not record it. */
  executedAt: string | null;
  executedBy: string[];
  executedVia: ActorKind[];
  endedAt: string | null;
  /** The person who cancelled it or closed it with unpaid lines, and the reason. */
  ended: Readonly<{ by: string; via: ActorKind; reason: string }> | null;
  /** Payees with a balance, payees to be paid, and payees paid so far. */
  lines: number;
  payableLines: number;
  paidLines: number;
  payCents: Cents;
  paidCents: Cents;
  counts: Readonly<Record<LineStatus, number>>;
}>;

/** Summarizes runs, with the admins' current names. */
@Injectable()
export class RunSummaries {
  constructor(
    private readonly book: PayoutBook,
    private readonly admins: AdminNames,
  ) {}

  async summarize(run: PayoutRun): Promise<RunSummary> {
    const [summary] = await this.summarizeAll([run]);
    return summary!;
  }

  /** Names are unmasked here; the response schema marks the personal ones. */
  async summarizeAll(runs: readonly PayoutRun[]): Promise<RunSummary[]> {
    const nameOf = await this.admins.read(fullReader);
    const name = (actor: string): string => actorName(actor, nameOf);
    return runs.map((run) => {
      const { runId, month, status, provider, preparedBy, approvedBy, executedBy, ended } = run;
      const { lines, paidLines, payCents, paidCents, counts, asOf } = run;
      return {
        runId,
        month,
        status,
        provider,
        preparedAt: asOf,
        preparedBy: name(preparedBy),
        preparedVia: actorKind(preparedBy),
        approvedBy: approvedBy && name(approvedBy),
        approvedVia: approvedBy === null ? null : actorKind(approvedBy),
        executedBy: executedBy.map(name),
        executedVia: executedBy.map(actorKind),
        ...this.book.findMoments(run),
        ended: ended && { by: name(ended.by), via: actorKind(ended.by), reason: ended.reason },
        lines,
        payableLines: paidLines,
        paidLines: counts.paid,
        payCents,
        paidCents,
        counts: { ...counts },
      };
    });
  }
}
