import { PineBand } from './PineBand';
import type { Elements } from './elements';

export type LegalSection = { id: string; title: string; paragraphs: readonly string[] };
export type LegalTexts = {
  title: string;
  lede: string;
  updated: string;
  contents: string;
  sections: readonly LegalSection[];
};

/** A policy or terms with a table of contents; `children` follow the sections. */
export function LegalDocument({ t, children }: { t: LegalTexts; children?: Elements }) {
  return (
    <>
      <PineBand title={t.title} lede={t.lede}>
        <p className="mt-4 text-[0.9375rem] text-pine-100">{t.updated}</p>
      </PineBand>
      <div className="wrap grid gap-x-14 gap-y-10 py-14 lg:grid-cols-[15rem_1fr]">
        <nav aria-label={t.contents} className="print:hidden lg:sticky lg:top-8 lg:self-start">
          <p className="font-semibold">{t.contents}</p>
          <ol className="mt-2 grid gap-x-6 border-t border-line pt-2 sm:grid-cols-2 lg:grid-cols-1">
            {t.sections.map(({ id, title }, index) => (
              <li key={id} className="num text-[0.9375rem] text-muted">
                <a
                  className="inline-flex min-h-9 items-center gap-2 hover:text-pine-700 hover:underline"
                  href={`#${id}`}
                >
                  <span>{`${index + 1}.`}</span> <span>{title}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-2xl">
          {t.sections.map((section, index) => (
            <Section key={section.id} {...section} number={index + 1} />
          ))}
          {children}
        </div>
      </div>
    </>
  );
}

function Section({ id, title, paragraphs, number }: LegalSection & { number: number }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mb-9 border-t border-ink/80 pt-4">
      <h2 id={`${id}-title`} className="num text-xl font-bold">{`${number}. ${title}`}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3 text-muted">
          {paragraph}
        </p>
      ))}
    </section>
  );
}
