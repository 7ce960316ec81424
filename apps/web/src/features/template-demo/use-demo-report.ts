import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isDemoReportId } from '@closewise/domain/reporting/facts';
import { ApiError, serverMessage } from '../../shared/api/api-error';
import { readReportStatus } from '../../shared/api/buyer';
import { createDemoReport, processDemoReport } from '../../shared/api/demo-report';
import { visitPage } from '../../shared/report/navigate-page';
import { reportHref } from '../../shared/report/report-href';
import { toast } from '../../shared/toast/toasts';
import t from './texts';

/** `status` is null until the server has sent it. */
export type DemoReport = Readonly<{ reportId: string; status: DemoStatus | null }>;
export type Step = 'creating' | 'processing' | 'checking';

/** A demo report from creation to completion. Its id is in the address, so that going back restores it. */
export function useDemoReport() {
  const [query, setQuery] = useSearchParams();
  const [demo, setDemo] = useState(() => demoIn(query));
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState<Step | null>(demo && 'checking');

  const show = (view: StatusView) => {
    const status = demoStatusOf(view);
    setDemo((before) => before && { ...before, status });
    setError(status === 'error' ? (view.errorMessage ?? t.failed.unknown) : null);
  };
  const poll = usePolling({
    onStatus: (view) => {
      show(view);
      if (demo) announce(demo.reportId, view);
    },
    onTimeout: () => toast(t.toasts.timeout),
  });

  /** Runs one step at a time; `failed` handles an error. */
  const take = async (step: Step, work: () => Promise<void>, failed: (error: unknown) => void) => {
    setBusy(step);
    setError(null);
    await work().catch(failed);
    setBusy(null);
  };
  const refuse = (title: string, message: string) => (refusal: unknown) => {
    setError(message);
    toast({ title, description: serverMessage(refusal) ?? message, variant: 'destructive' });
  };

  const create = () =>
    take(
      'creating',
      async () => {
        const reportId = String((await createDemoReport()).reportId);
        setDemo({ reportId, status: 'draft' });
        setQuery({ report: reportId }, { replace: true, preventScrollReset: true });
        toast(t.toasts.created(reportId));
      },
      refuse(t.toasts.createFailed, t.failed.create),
    );
  const process = ({ reportId }: DemoReport) =>
    take(
      'processing',
      async () => {
        await processDemoReport(reportId);
        setDemo({ reportId, status: 'processing' });
        toast(t.toasts.started);
        poll(reportId);
      },
      refuse(t.toasts.processFailed, t.failed.process),
    );
  const look = async (reportId: string) => {
    await readReportStatus(reportId).then(show, (failure: unknown) => {
      setError(failure instanceof ApiError ? t.failed.reportStatus : t.failed.status);
      if (failure instanceof ApiError && failure.status === 404) setDemo(null);
    });
    setBusy(null);
  };
  const check = ({ reportId }: DemoReport) => {
    setBusy('checking');
    setError(null);
    return look(reportId);
  };

  const lookFirst = useEffectEvent(() => void (demo && look(demo.reportId)));
  useEffect(() => {
    const timer = setTimeout(lookFirst);
    return () => clearTimeout(timer);
  }, []);
  return { demo, error, busy, create, process, check };
}

function demoIn(query: URLSearchParams): DemoReport | null {
  const reportId = query.get('report') ?? '';
  return isDemoReportId(Number(reportId)) ? { reportId, status: null } : null;
}

/** Opens a completed report. */
function announce(reportId: string, view: StatusView): void {
  const status = demoStatusOf(view);
  if (status === 'error') {
    const said = t.toasts.error(view.errorMessage ?? t.failed.unknown);
    toast({ ...said, variant: 'destructive' });
  }
  if (status !== 'complete') return;
  toast(t.toasts.complete);
  visitPage(reportHref(reportId));
}

const pauseMs = 2_000;
const mostAttempts = 30;

type PollState = Readonly<{ reportId: string; attempt: number }>;
type PollHandlers = Readonly<{ onStatus(view: StatusView): void; onTimeout(): void }>;

/**
 * Polls a demo's status every two seconds, at most 30 times, until it is complete or failed. Failed requests
 * are logged and count. Returns a function that starts polling.
 */
function usePolling({ onStatus, onTimeout }: PollHandlers): (reportId: string) => void {
  const [polling, setPolling] = useState<PollState | null>(null);
  const handleStatus = useEffectEvent((asked: PollState, view: StatusView | null) => {
    if (view) onStatus(view);
    const status = view && demoStatusOf(view);
    const ends = status === 'complete' || status === 'error';
    const isLast = asked.attempt === mostAttempts;
    if (isLast && !ends) onTimeout();
    setPolling(ends || isLast ? null : { ...asked, attempt: asked.attempt + 1 });
  });
  useEffect(() => {
    if (!polling) return;
    let left = false;
    const ask = async () => {
      const view = await readReportStatus(polling.reportId).catch((error: unknown) => {
        console.error('The status of the demo report could not be checked', error);
        return null;
      });
      if (!left) handleStatus(polling, view);
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [polling]);
  return (reportId) => setPolling({ reportId, attempt: 1 });
}

export type StatusView = Awaited<ReturnType<typeof readReportStatus>>;
/** The statuses that the page distinguishes; the API has two spellings of some. */
export type DemoStatus = 'draft' | 'processing' | 'complete' | 'error';

const sameAs: Readonly<Record<StatusView['status'], DemoStatus>> = {
  draft: 'draft',
  processing: 'processing',
  complete: 'complete',
  completed: 'complete',
  error: 'error',
  failed: 'error',
};

export const demoStatusOf = ({ status }: StatusView): DemoStatus => sameAs[status];
