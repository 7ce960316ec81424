import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { useReportPrice, withPrice } from '../../shared/price/report-price';
import { FaqJsonLd } from '../../shared/seo/JsonLd';
import { PublicSeo } from '../../shared/seo/Seo';
import { PineBand } from '../../shared/ui/PineBand';
import { FaqGroup } from './FaqGroup';
import type { FaqMessages } from './messages.en';
import { MoreHelp } from './MoreHelp';
import { useOpenAnswer } from './use-open-answer';

/** The answer on accuracy. */
const accuracyAnswer = 201;

/** `/faq`. Answers are numbered: the group's index times 100, plus the item's. */
export default function FaqPage({ t, language }: { t: FaqMessages; language: Language }) {
  const price = useReportPrice(language);
  const { openId, toggle } = useOpenAnswer();
  const groups = t.groups.map(({ title, items }, group) => ({
    title,
    id: group * 100,
    items: items.map(({ question, answer }, item) => ({
      id: group * 100 + item,
      question,
      answer: withPrice(answer, price),
      ...(group * 100 + item === accuracyAnswer && {
        more: { to: href('accuracy', language), name: t.measured },
      }),
    })),
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
