import { ChevronDown } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useState, useSyncExternalStore } from 'react';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import {
  usePremiumPrice,
  useReportPrice,
  withPremiumPrice,
  withPrice,
} from '../../shared/price/report-price';
import { FaqJsonLd } from '../../shared/seo/JsonLd';
import { PublicSeo } from '../../shared/seo/Seo';
import { PineBand } from '../../shared/ui/PineBand';
import type { FaqMessages } from './messages.en';

/** Pages linked from answers, by the answer's number. */
const furtherPages = { 201: 'accuracy', 301: 'findReport' } as const;
const isLed = (id: number): id is keyof typeof furtherPages => id in furtherPages;

/** `/faq`. Answers are numbered: the group's index times 100, plus the item's. */
export default function FaqPage({ t, language }: { t: FaqMessages; language: Language }) {
  const price = useReportPrice(language);
  const premium = usePremiumPrice(language);
  const { openId, toggle } = useOpenAnswer();
  const groups = t.groups.map(({ title, items }, group) => ({
    title,
    id: group * 100,
    items: items.map(({ question, answer }, item) => {
      const id = group * 100 + item;
      const page = isLed(id) ? furtherPages[id] : null;
      return {
        id,
        question,
        answer: withPremiumPrice(withPrice(answer, price), premium),
        ...(page && { more: { to: href(page, language), name: t.further[page] } }),
      };
    }),
  }));
  return (
    <>
      <PublicSeo page="faq" {...t.seo} language={language} />
      <FaqJsonLd questions={groups.flatMap(({ items }) => items)} />
      <PineBand title={t.title} lede={t.lede}>
        <nav aria-label={t.groupsLabel} className="mt-6 flex flex-wrap gap-2 print:hidden">
          {groups.map(({ id, title }) => (
            <a key={id} className="btn btn-on-dark min-h-11 px-4 text-[0.9375rem]" href={`#group-${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </PineBand>
      <div className="wrap max-w-3xl py-14">
        {groups.map((group) => (
          <FaqGroup key={group.id} {...group} openId={openId} onToggle={toggle} />
        ))}
      </div>
      <MoreHelp t={t.more} language={language} />
    </>
  );
}

type Item = { id: number; question: string; answer: string; more?: { to: string; name: string } };
type Props = {
  id: number;
  title: string;
  items: readonly Item[];
  openId: number | null;
  onToggle: (id: number) => void;
};

/**
 * The questions of one topic. Without scripts, the browser keeps one answer open at a time by the shared name.
 */
function FaqGroup({ id, title, items, openId, onToggle }: Props) {
  return (
    <section aria-labelledby={`group-${id}`} className="mb-12 last:mb-0">
      <h2 id={`group-${id}`} className="display text-2xl sm:text-3xl">
        {title}
      </h2>
      <div className="mt-4 border-t border-ink/80">
        {items.map((item) => (
          <details
            key={item.id}
            id={`faq-${item.id}`}
            name="faq"
            open={item.id === openId}
            className="group border-b border-line"
          >
            <summary
              className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold [&::-webkit-details-marker]:hidden"
              onClick={(event) => {
                event.preventDefault();
                onToggle(item.id);
              }}
            >
              <span>{item.question}</span>
              <ChevronDown
                aria-hidden
                size={20}
                className="shrink-0 text-pine-700 transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="pb-5 pr-9 text-muted">{item.answer}</p>
            {item.more && (
              <p className="-mt-2 pb-5">
                <a className="link" href={item.more.to}>
                  {item.more.name}
                </a>
              </p>
            )}
          </details>
        ))}
      </div>
    </section>
  );
}

function MoreHelp({ t, language }: { t: FaqMessages['more']; language: Language }) {
  return (
    <section aria-labelledby="more" className="border-t border-line bg-pine-50 print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-6 py-12">
        <div>
          <h2 id="more" className="display text-3xl">
            {t.title}
          </h2>
          <p className="mt-2 text-muted">{t.body}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link className="btn btn-quiet" to={href('sampleReport', language)}>
            {t.sample}
          </Link>
          <Link className="btn btn-quiet" to={href('howItWorks', language)}>
            {t.how}
          </Link>
          <Link className="btn btn-primary" to={href('home', language)}>
            {t.start}
          </Link>
        </div>
      </div>
    </section>
  );
}

const never = () => () => undefined;

/** The open answer: at most one, initially the one in the address, such as `#faq-102`. */
function useOpenAnswer() {
  const { hash } = useLocation();
  // Prerendered pages have no hash, so all answers are closed until hydration.
  const named = useSyncExternalStore(
    never,
    () => answerOf(hash),
    () => null,
  );
  const [chosen, setChosen] = useState<{ hash: string; id: number | null } | null>(null);
  const openId = chosen?.hash === hash ? chosen.id : named;
  return { openId, toggle: (id: number) => setChosen({ hash, id: openId === id ? null : id }) };
}

function answerOf(hash: string): number | null {
  const id = /^#faq-(\d+)$/.exec(hash)?.[1];
  return id === undefined ? null : Number(id);
}
