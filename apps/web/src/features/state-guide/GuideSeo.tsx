import { languages, type Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { href } from '../../shared/i18n/paths';
import { FaqJsonLd, JsonLd } from '../../shared/seo/JsonLd';
import { publicUrl } from '../../shared/seo/public-url';
import { PairSeo } from '../../shared/seo/Seo';
import type { GuideProps } from './guide-props';
import type { Question } from './questions';

type Props = GuideProps & { where: string; questions: readonly Question[] };

/** Head of a state's page with structured data: place, questions, and the open data set. */
export function GuideSeo({ t, guide, language, where, questions }: Props) {
  const dollars = (cents: number) => formatCents(cents, language, 0);
  const filled = (text: string) =>
    text
      .replaceAll('{where}', where)
      .replaceAll('{price}', dollars(guide.purchase.priceCents))
      .replaceAll('{costs}', dollars(guide.totals.closingCostsCents));
  const pathIn = (of: Language) => href('stateGuide', of, { state: guide.slugs[of] });
  const [title, description] = [filled(t.seo.title), filled(t.seo.description)];
  const url = publicUrl() + pathIn(language);
  return (
    <>
      <PairSeo
        paths={{ en: pathIn('en'), es: pathIn('es') }}
        title={title}
        description={description}
        keywords={filled(t.seo.keywords)}
        language={language}
      />
      <FaqJsonLd questions={questions} />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: [
            { name: t.all, item: publicUrl() + href('stateGuides', language) },
            { name: guide.name, item: url },
          ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
        }}
      />
      <JsonLd
        data={{
          '@type': 'Dataset',
          name: t.title(where),
          description,
          url,
          inLanguage: [...languages],
          dateModified: guide.collectedOn,
          isAccessibleForFree: true,
          creator: { '@type': 'Organization', name: 'Closewise', url: publicUrl() },
          distribution: {
            '@type': 'DataDownload',
            encodingFormat: 'application/json',
            contentUrl: `${publicUrl()}/api/public/state-guides/${guide.state}?lang=${language}`,
          },
        }}
      />
    </>
  );
}
