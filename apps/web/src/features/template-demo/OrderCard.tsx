import { Panel } from '../../shared/ui/Panel';
import texts from './texts';
import type { DemoReport, Step } from './use-demo-report';

const t = texts.order;

type Props = {
  demo: DemoReport | null;
  busy: Step | null;
  onCreate: () => void;
  onProcess: (demo: DemoReport) => void;
};

/** The home of the demo, and what can be done about its report. */
export function OrderCard({ demo, busy, onCreate, onProcess }: Props) {
  const isProcessing = busy === 'processing' || demo?.status === 'processing';
  return (
    <Panel title={t.title} lede={t.lede}>
      <dl className="divide-y divide-dashed divide-line">
        {t.home.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-2.5">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-primary max-sm:w-full"
          disabled={busy === 'creating' || demo !== null}
          onClick={onCreate}
        >
          {busy === 'creating' && <Busy />}
          <span>{busy === 'creating' ? t.creating : t.create}</span>
        </button>
        {demo && (
          <button
            type="button"
            className="btn btn-primary max-sm:w-full"
            disabled={isProcessing || demo.status === 'complete' || demo.status === null}
            onClick={() => onProcess(demo)}
          >
            {isProcessing && <Busy />}
            <span>{isProcessing ? t.processing : t.process}</span>
          </button>
        )}
      </div>
      {demo && <p className="hint mt-3">{t.hint}</p>}
    </Panel>
  );
}

const Busy = () => <span aria-hidden="true" className="spinner" />;
