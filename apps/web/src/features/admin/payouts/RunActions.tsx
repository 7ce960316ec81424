import { useState } from 'react';
import type { PayoutRun, PayoutRunView } from '../../../shared/api/admin-payouts';
import { Notice } from '../../../shared/ui/Notice';
import { RunQuestion, type RunAction } from './RunQuestion';
import texts from './texts';

const t = texts.actions;

type Props = Pick<PayoutRunView, 'run' | 'isRunning' | 'obstacles'>;

/** The actions that are possible now, or why they are not. */
export function RunActions({ run, isRunning, obstacles }: Props) {
  const [question, setQuestion] = useState<RunAction | null>(null);
  const possible = isRunning ? [] : possibleActions(run);
  const obstacle = (action: RunAction): string | null =>
    action === 'approve' || action === 'execute' ? obstacles[action] : null;
  const blockedBy = possible.map(obstacle).find((words) => words !== null);
  return (
    <>
      <div role="status" className="w-full empty:hidden">
        {isRunning && (
          <Notice tone="info" title={t.running.title}>
            {t.running.body}
          </Notice>
        )}
      </div>
      {blockedBy && <Notice tone="info">{blockedBy}</Notice>}
      {possible.length > 0 && (
        <div className="flex w-full flex-wrap gap-3">
          {possible
            .filter((action) => obstacle(action) === null)
            .map((action) => (
              <button
                key={action}
                type="button"
                className={`btn max-sm:w-full ${action in main ? 'btn-primary' : 'btn-quiet'}`}
                onClick={() => setQuestion(action)}
              >
                {t.ask[action === 'execute' && run.status === 'executing' ? 'executeAgain' : action]}
              </button>
            ))}
        </div>
      )}
      {question && <RunQuestion action={question} run={run} onClose={() => setQuestion(null)} />}
    </>
  );
}

const main = { approve: true, execute: true };

/**
 * In display order. A run can be cancelled before anything was paid, and closed once the provider has answered every
 * line.
 */
function possibleActions({ status, counts }: PayoutRun): RunAction[] {
  const isAnswered = (counts.open ?? 0) + (counts.requested ?? 0) === 0;
  if (status === 'prepared') return ['approve', 'cancel'];
  if (status === 'approved') return ['execute', isAnswered ? 'close' : 'cancel'];
  if (status === 'executing') return isAnswered ? ['execute', 'close'] : ['execute'];
  return [];
}
