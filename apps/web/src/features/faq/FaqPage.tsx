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
import { FaqGroup } from './FaqGroup';
import type { FaqMessages } from './messages.en';
import { MoreHelp } from './MoreHelp';
import { useOpenAnswer } from './use-open-answer';

/** The pages that answers lead to, by the answer's number. */
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
