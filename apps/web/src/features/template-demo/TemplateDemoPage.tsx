import { ExternalLink } from 'lucide-react';
import { reportHref } from '../../shared/report/report-href';
import { PrivateSeo } from '../../shared/seo/Seo';
import { Badge } from '../../shared/ui/Badge';
import { Notice } from '../../shared/ui/Notice';
import { Panel } from '../../shared/ui/Panel';
import { PineBand } from '../../shared/ui/PineBand';
import t from './texts';
import { type DemoReport, type Step, useDemoReport } from './use-demo-report';

/** `/template-demo`: how a report is made, with a fictional home. */
export default function TemplateDemoPage() {
  const { demo, error, busy, create, process, check } = useDemoReport();
  return (
    <>
      <PrivateSeo {...t.seo} />
      <PineBand title={t.title} lede={t.lede} />
      <div className="wrap relative -mt-16 grid items-start gap-6 pb-20 lg:grid-cols-2">
        <OrderCard
          {...{ demo, busy }}
          onCreate={() => void create()}
          onProcess={(drafted) => void process(drafted)}
        />
        <ReportCard {...{ demo, error, busy }} onCheck={(known) => void check(known)} />
      </div>
    </>
  );
}

type Props = {
  demo: DemoReport | null;
  busy: Step | null;
  onCreate: () => void;
  onProcess: (demo: DemoReport) => void;
};

/** The demo's home, and the actions on its report. */
function OrderCard({ demo, busy, onCreate, onProcess }: Props) {
  const isProcessing = busy === 'processing' || demo?.status === 'processing';
  return (
    <Panel title={t.order.title} lede={t.order.lede}>
      <dl className="divide-y divide-dashed divide-line">
        {t.order.home.map(([name, value]) => (
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
          <span>{busy === 'creating' ? t.order.creating : t.order.create}</span>
        </button>
        {demo && (
          <button
            type="button"
            className="btn btn-primary max-sm:w-full"
            disabled={isProcessing || demo.status === 'complete' || demo.status === null}
            onClick={() => onProcess(demo)}
          >
            {isProcessing && <Busy />}
            <span>{isProcessing ? t.order.processing : t.order.process}</span>
          </button>
        )}
      </div>
      {demo && <p className="hint mt-3">{t.order.hint}</p>}
    </Panel>
  );
}

const Busy = () => <span aria-hidden="true" className="spinner" />;

const tones = { draft: 'warning', processing: 'warning', complete: 'good', error: 'bad' } as const;

type ReportCardProps = {
  demo: DemoReport | null;
  error: string | null;
  busy: Step | null;
  onCheck: (demo: DemoReport) => void;
};

/** The demo's status with a link to its report. */
function ReportCard({ demo, error, busy, onCheck }: ReportCardProps) {
  const isLoading = busy === 'creating' || (busy === 'checking' && demo?.status === null);
  return (
    <Panel title={t.report.title}>
      <div className="grid gap-5">
        {error && <Notice tone="error">{error}</Notice>}
        {isLoading && <Skeleton />}
        {!isLoading && !demo && <p className="text-muted">{t.report.empty}</p>}
        {!isLoading && demo && <Standing demo={demo} />}
        {!isLoading && demo?.status === 'complete' && <Ready reportId={demo.reportId} />}
        {!isLoading && demo && (
          <button
            type="button"
            className="btn btn-quiet justify-self-start max-sm:w-full"
            disabled={busy === 'checking'}
            onClick={() => onCheck(demo)}
          >
            {busy === 'checking' ? t.report.checking : t.report.check}
          </button>
        )}
      </div>
    </Panel>
  );
}

const Standing = ({ demo: { reportId, status } }: { demo: DemoReport }) => (
  <dl className="divide-y divide-dashed divide-line">
    <div className="flex justify-between gap-4 py-2.5">
      <dt className="text-muted">{t.report.id}</dt>
      <dd className="num font-semibold">{reportId}</dd>
    </div>
    {status && (
      <div className="flex items-center justify-between gap-4 py-2.5">
        <dt className="text-muted">{t.report.status}</dt>
        <dd>
          <span role="status">
            <Badge tone={tones[status]}>{t.statuses[status]}</Badge>
          </span>
        </dd>
      </div>
    )}
  </dl>
);

const Ready = ({ reportId }: { reportId: string }) => (
  <div className="rounded-2xl border border-pine-200 bg-pine-50 p-5">
    <h3 className="display text-xl">{t.report.ready}</h3>
    <p className="mt-1 text-muted">{t.report.readyHint}</p>
    <a
      className="btn btn-primary mt-4 max-sm:w-full"
      href={reportHref(reportId)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <ExternalLink aria-hidden size={18} />
      <span>
        {t.report.view} <span className="sr-only">({t.report.newTab})</span>
      </span>
    </a>
  </div>
);

const Skeleton = () => (
  <div role="status" aria-label={t.report.loading} data-skeleton className="grid animate-pulse gap-4">
    {['w-2/3', 'w-1/2', 'w-1/3'].map((width) => (
      <span key={width} className={`h-5 rounded-lg bg-line ${width}`} />
    ))}
  </div>
);
