import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isDemoReportId } from '@closewise/domain/reporting/facts';
import { ApiError, serverMessage } from '../../shared/api/api-error';
import { readReportStatus } from '../../shared/api/buyer';
import { createDemoReport, processDemoReport } from '../../shared/api/demo-report';
import { visitPage } from '../../shared/report/navigate-page';
import { reportHref } from '../../shared/report/report-href';
import { toast } from '../../shared/toast/toasts';
import { demoStatusOf, type DemoStatus, type StatusView } from './demo-status';
import t from './texts';
import { usePolling } from './use-polling';

/** `status` is null until the server has said it. */
export type DemoReport = Readonly<{ reportId: string; status: DemoStatus | null }>;
export type Step = 'creating' | 'processing' | 'checking';

/** A demo from its creation to its page. Its id stands in the address, so that it is there on the way back. */
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

  /** One step at a time; `failed` says what became of one that failed. */
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

/** The reader is taken to a report that is complete. */
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
