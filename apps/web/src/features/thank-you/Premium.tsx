import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { href } from '../../shared/i18n/paths';
import { usePremium } from '../../shared/report/use-premium';
import { Notice } from '../../shared/ui/Notice';
import type { ThankYouMessages } from './messages.en';

type Props = { t: ThankYouMessages['premium']; language: Language; reportId: string };

/** The way to premium for a report that was bought without it, where it is offered; else nothing. */
export function Premium({ t, language, reportId }: Props) {
  const { data } = usePremium(reportId);
  if (data?.status === 'writing') return <Notice tone="info">{t.writing}</Notice>;
  if (data?.status !== 'offered') return null;
  return (
    <section aria-labelledby="premium" className="rounded-2xl bg-pine-50 p-5 print:hidden">
      <h2 id="premium" className="text-lg font-bold">
        {t.title}
      </h2>
      <p className="mt-1">{t.body}</p>
      <Link className="btn btn-quiet mt-4" to={href('premium', language, { reportId })}>
        <span>{t.go(formatCents(data.amountCents, language))}</span>
        <ArrowRight aria-hidden size={18} />
      </Link>
    </section>
  );
}
