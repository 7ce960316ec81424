import type { Elements } from '../../shared/ui/elements';

type Props = { id: string; title: string; paragraphs: readonly string[]; children?: Elements };

/** A part of the page: plain words first, then what was measured. */
export function TextSection({ id, title, paragraphs, children }: Props) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="display max-w-2xl text-3xl">
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-2xl text-muted">
          {paragraph}
        </p>
      ))}
      {children}
    </section>
  );
}
