import { PrivateSeo } from '../../shared/seo/Seo';
import { PineBand } from '../../shared/ui/PineBand';
import { OrderCard } from './OrderCard';
import { ReportCard } from './ReportCard';
import t from './texts';
import { useDemoReport } from './use-demo-report';

/** `/template-demo`: how a report is made, for a home that nobody buys. */
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
