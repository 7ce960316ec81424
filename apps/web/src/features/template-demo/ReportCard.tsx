import { ExternalLink } from 'lucide-react';
import { reportHref } from '../../shared/report/report-href';
import { Badge } from '../../shared/ui/Badge';
import { Notice } from '../../shared/ui/Notice';
import { Panel } from '../../shared/ui/Panel';
import texts from './texts';
import type { DemoReport, Step } from './use-demo-report';

const t = texts.report;
const tones = { draft: 'warning', processing: 'warning', complete: 'good', error: 'bad' } as const;

type Props = {
  demo: DemoReport | null;
  error: string | null;
  busy: Step | null;
  onCheck: (demo: DemoReport) => void;
};

/** How far the demo is, in a word and its colour, and the way to it. */
export function ReportCard({ demo, error, busy, onCheck }: Props) {
  const isLoading = busy === 'creating' || (busy === 'checking' && demo?.status === null);
  return (
    <Panel title={t.title}>
      <div className="grid gap-5">
        {error && <Notice tone="error">{error}</Notice>}
        {isLoading && <Skeleton />}
        {!isLoading && !demo && <p className="text-muted">{t.empty}</p>}
        {!isLoading && demo && <Standing demo={demo} />}
        {!isLoading && demo?.status === 'complete' && <Ready reportId={demo.reportId} />}
        {!isLoading && demo && (
          <button
            type="button"
            className="btn btn-quiet justify-self-start max-sm:w-full"
            disabled={busy === 'checking'}
            onClick={() => onCheck(demo)}
          >
            {busy === 'checking' ? t.checking : t.check}
          </button>
        )}
      </div>
    </Panel>
  );
}

const Standing = ({ demo: { reportId, status } }: { demo: DemoReport }) => (
  <dl className="divide-y divide-dashed divide-line">
    <div className="flex justify-between gap-4 py-2.5">
      <dt className="text-muted">{t.id}</dt>
      <dd className="num font-semibold">{reportId}</dd>
    </div>
    {status && (
      <div className="flex items-center justify-between gap-4 py-2.5">
        <dt className="text-muted">{t.status}</dt>
        <dd>
          <span role="status">
            <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
          </span>
        </dd>
      </div>
    )}
  </dl>
);

const Ready = ({ reportId }: { reportId: string }) => (
  <div className="rounded-2xl border border-pine-200 bg-pine-50 p-5">
    <h3 className="display text-xl">{t.ready}</h3>
    <p className="mt-1 text-muted">{t.readyHint}</p>
    <a
      className="btn btn-primary mt-4 max-sm:w-full"
      href={reportHref(reportId)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <ExternalLink aria-hidden size={18} />
      <span>
        {t.view} <span className="sr-only">({t.newTab})</span>
      </span>
    </a>
  </div>
);

const Skeleton = () => (
  <div role="status" aria-label={t.loading} data-skeleton className="grid animate-pulse gap-4">
    {['w-2/3', 'w-1/2', 'w-1/3'].map((width) => (
      <span key={width} className={`h-5 rounded-lg bg-line ${width}`} />
    ))}
  </div>
);
