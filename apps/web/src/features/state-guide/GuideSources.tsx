import type { StateGuide } from '../../shared/api/state-guides';
import { dayName } from '../../shared/i18n/days';
import type { Language } from '../../shared/i18n/language';
import type { StateGuideMessages } from './messages.en';

type Props = { t: StateGuideMessages['sources']; guide: StateGuide; language: Language };

/** The numbered sources with their dates; titles stay in their own language. */
export function GuideSources({ t, guide, language }: Props) {
  const date = (source: StateGuide['sources'][number]) =>
    source.effectiveFrom
      ? t.since(dayName(source.effectiveFrom, language))
      : t.collected(dayName(guide.collectedOn, language));
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className="display text-3xl">
        {t.title}
      </h2>
      <p className="mt-2 text-muted">{t.lede(dayName(guide.collectedOn, language))}</p>
      <ol className="mt-4 grid gap-3 text-[0.9375rem]">
        {guide.sources.map((source) => (
          <li key={source.id} id={source.id} className="flex gap-3 target:bg-marigold-100">
            <span className="num w-9 shrink-0 font-semibold text-pine-700">{source.id}</span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {source.url ? (
                <a className="link" href={source.url} lang={source.nameLanguage} rel="noopener">
                  {source.name}
                </a>
              ) : (
                <span lang={source.nameLanguage}>{source.name}</span>
              )}
              {source.caveat && <span className="text-muted">{` ${source.caveat}`}</span>}
              <span className="block text-sm text-muted">{`${date(source)}, ${t.confidence[source.confidence]}`}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Links to the numbered sources below; `nameOf` describes a number. */
export function SourceLinks({ ids, nameOf }: { ids: readonly string[]; nameOf: (id: string) => string }) {
  return ids.map((id) => (
    <a key={id} className="link mr-1.5" href={`#${id}`} aria-label={nameOf(id)}>
      {id}
    </a>
  ));
}
