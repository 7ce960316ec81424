import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error';
import { refineReport, restoreReport } from '../../shared/api/buyer';
import type { Changes, RefineResponse, ReportVersions } from './inputs';

/** The outcome of a refinement: a response, a refusal, or a conflict with a newer version. */
export type Outcome =
  | Readonly<{ kind: 'done'; refined: RefineResponse }>
  | Readonly<{ kind: 'refused'; error: unknown }>
  | Readonly<{ kind: 'conflict' | 'over' }>;

const outdated: ReadonlySet<string | undefined> = new Set([
  'reporting.purchase-disputed',
  'reporting.purchase-refunded',
  'reporting.refinement-period-over',
  'reporting.refinements-spent',
  'reporting.report-unknown',
]);

/**
 * Sends refinements and restores the bought version. The same changes keep their key until they are answered,
 * so that a repeated request is not a second refinement.
 */
export function useRefining(reportId: string, newest: ReportVersions['newest']) {
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [times, setTimes] = useState(0);
  const pending = useRef<{ sent: string; key: string } | null>(null);
  const reload = () => queries.refetchQueries({ queryKey: ['report-versions', reportId] });

  const refine = async (changes: Changes): Promise<Outcome> => {
    const sent = JSON.stringify({ newest, changes });
    if (pending.current?.sent !== sent) pending.current = { sent, key: crypto.randomUUID() };
    const result = await attempt(() =>
      refineReport(reportId, { version: newest, key: pending.current!.key, changes }),
    );
    if (result.kind === 'done' || isAnswered(result)) pending.current = null;
    return show(result);
  };
  const show = async (result: Outcome): Promise<Outcome> => {
    if (result.kind !== 'refused') await reload();
    setOutcome(result);
    if (result.kind === 'done') setTimes((before) => before + 1);
    return result;
  };
  /** Resolves with the error, if any. */
  const restore = async (): Promise<Outcome> => {
    const result = await attempt(() => restoreReport(reportId));
    return result.kind === 'refused' ? result : show(result);
  };
  return { outcome, times, refine, restore };
}

async function attempt(send: () => Promise<RefineResponse>): Promise<Outcome> {
  try {
    return { kind: 'done', refined: await send() };
  } catch (error) {
    const code = error instanceof ApiError ? error.problem?.code : undefined;
    if (code === 'reporting.version-changed') return { kind: 'conflict' };
    return outdated.has(code) ? { kind: 'over' } : { kind: 'refused', error };
  }
}

/** Whether the server answered; without an answer it may have recorded the refinement. */
const isAnswered = (result: Outcome): boolean =>
  result.kind === 'refused' && result.error instanceof ApiError && result.error.problem?.code !== undefined;
