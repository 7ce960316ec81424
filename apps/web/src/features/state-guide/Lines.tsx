import type { GuideProps } from './Guide';
import { LinesTable } from './LinesTable';

/** The example fee by fee: what is due, then what is chosen or seldom needed. */
export function Lines({ t, guide, language }: GuideProps) {
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="display text-3xl">
        {t.lines.title}
      </h2>
      <p className="mt-2 max-w-2xl text-muted">{t.lines.lede}</p>
      {guide.groups.map((group) => (
        <LinesTable key={group.group} t={t} group={group} language={language} />
      ))}
      {guide.gaps.length > 0 && (
        <div className="mt-8">
          <h3 className="text-xl font-bold">{t.gaps}</h3>
          <ul className="mt-2 grid max-w-3xl list-disc gap-1.5 pl-5 text-muted">
            {guide.gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
