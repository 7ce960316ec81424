import { useEffect, useEffectEvent, useState } from 'react';
import { readReportStatus } from '../../shared/api/buyer';
import { demoStatusOf, type StatusView } from './demo-status';

const pauseMs = 2_000;
const mostAttempts = 30;

type Polling = Readonly<{ reportId: string; attempt: number }>;
type Heard = Readonly<{ onStatus(view: StatusView): void; onTimeout(): void }>;

/**
 * Asks for a demo's status every two seconds, at most 30 times, until it is complete or has failed. A question that
 * got lost is logged and counts as one. Answers how to begin.
 */
export function usePolling({ onStatus, onTimeout }: Heard): (reportId: string) => void {
  const [polling, setPolling] = useState<Polling | null>(null);
  const heard = useEffectEvent((asked: Polling, view: StatusView | null) => {
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
      if (!left) heard(polling, view);
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [polling]);
  return (reportId) => setPolling({ reportId, attempt: 1 });
}
