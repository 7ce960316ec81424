import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error';
import { refineReport } from '../../shared/api/buyer';
import type { Changes, Refined, ReportVersions } from './inputs';

/** What came of a refinement: its answer, what is wrong with it, or that it must begin from a newer version. */
export type Outcome =
  | Readonly<{ kind: 'done'; refined: Refined }>
  | Readonly<{ kind: 'refused'; error: unknown }>
  | Readonly<{ kind: 'conflict' | 'over' }>;

const outdated: ReadonlySet<string | undefined> = new Set([
  'reporting.purchase-disputed',
  'reporting.purchase-refunded',
  'reporting.refinement-period-over',
  'reporting.refinements-spent',
  'reporting.report-unknown',
]);

/** Sends refinements. The same changes keep their key until they are answered, so that a repetition is never a second one. */
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
    if (result.kind !== 'refused') await reload();
    setOutcome(result);
    if (result.kind === 'done') setTimes((before) => before + 1);
    return result;
  };
  return { outcome, times, refine };
}

async function attempt(send: () => Promise<Refined>): Promise<Outcome> {
  try {
    return { kind: 'done', refined: await send() };
  } catch (error) {
    const code = error instanceof ApiError ? error.problem?.code : undefined;
    if (code === 'reporting.version-changed') return { kind: 'conflict' };
    return outdated.has(code) ? { kind: 'over' } : { kind: 'refused', error };
  }
}

/** A refusal that says what is wrong; without one the server may still have recorded it. */
const isAnswered = (result: Outcome): boolean =>
  result.kind === 'refused' && result.error instanceof ApiError && result.error.problem?.code !== undefined;
