import type { LogConsumer } from '@closewise/contracts/admin';
import { restartLogConsumer } from '../../../shared/api/admin-operations';
import { Badge } from '../../../shared/ui/Badge';
import { Notice } from '../../../shared/ui/Notice';
import { readLogConsumers } from '../../../shared/api/admin-operations';
import { Card } from '../Card';
import { useMayChange } from '../may-change';
import { Remote } from '../Remote';
import { useAction } from '../admin-calls';
import { useAdminQuery } from '../admin-calls';
import texts from './texts';

const t = texts.consumers;

export const useLogConsumers = () => useAdminQuery(['operations', 'consumers'], readLogConsumers);

/** Projections and reactors: stopped ones with the reason and what to do, the others on request. */
export function ConsumersCard() {
  const query = useLogConsumers();
  return (
    <Card title={t.title} lede={t.lede}>
      <Remote query={query} loading={t.loading}>
        {({ consumers }) => {
          const waiting = consumers.filter(({ state }) => state === 'no worker').length;
          const stopped = consumers.filter(({ state }) => state === 'stopped');
          return (
            <div className="grid gap-5">
              {stopped.length === 0 ? (
                <p className="text-muted">{waiting > 0 ? t.waiting(waiting) : t.fine(consumers.length)}</p>
              ) : (
                <ul className="grid gap-4">
                  {stopped.map((consumer) => (
                    <StoppedConsumer key={consumer.name} consumer={consumer} />
                  ))}
                </ul>
              )}
              <details>
                <summary className="link min-h-8 w-fit cursor-pointer">{t.all}</summary>
                <ul className="mt-3 divide-y divide-dashed divide-line">
                  {consumers.map((consumer) => (
                    <ConsumerLine key={consumer.name} consumer={consumer} />
                  ))}
                </ul>
              </details>
            </div>
          );
        }}
      </Remote>
    </Card>
  );
}

function StoppedConsumer({ consumer: { name, error, eventsBehind } }: { consumer: LogConsumer }) {
  const restart = useAction(restartLogConsumer, texts.failed);
  return (
    <li className="grid gap-3 rounded-2xl border border-clay-700/40 bg-clay-50 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h3 className="num min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</h3>
        <Badge tone="bad">{t.stopped}</Badge>
      </div>
      {error && <p className="[overflow-wrap:anywhere]">{`${t.why}: ${error}`}</p>}
      <p className="text-[0.9375rem]">{`${t.behind(eventsBehind)}. ${t.advice}`}</p>
      {restart.failure && <Notice tone="error">{restart.failure}</Notice>}
      {useMayChange() && (
        <div>
          <button
            type="button"
            className="btn btn-quiet"
            aria-label={t.restartOf(name)}
            disabled={restart.busy}
            onClick={() => restart.run(name)}
          >
            {restart.busy ? texts.busy : t.restart}
          </button>
        </div>
      )}
    </li>
  );
}

const ConsumerLine = ({ consumer: { name, state, eventsBehind } }: { consumer: LogConsumer }) => (
  <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2 text-[0.9375rem]">
    <span className="num min-w-0 [overflow-wrap:anywhere]">{name}</span>
    <span className="text-muted">
      <span>{t[state]}</span>
      {eventsBehind > 0 && <span>{`, ${t.behind(eventsBehind)}`}</span>}
    </span>
  </li>
);
