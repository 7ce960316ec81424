import accuracy from '../../content/accuracy.json';
import { FigureTable } from './FigureTable';
import type { AccuracyMessages } from './messages.en';
import { TextSection } from './TextSection';

/** What the sources work out themselves, and how much of it comes out alike. */
export function Examples({ t }: { t: AccuracyMessages['examples'] }) {
  const rows = accuracy.examples.kinds.map(
    ({ kind, exact, figures }) => [t.kinds[kind] ?? kind, t.of(exact, figures)] as const,
  );
  return (
    <TextSection id="examples" title={t.title} paragraphs={t.paragraphs}>
      <div className="mt-6 max-w-2xl">
        <FigureTable caption={t.caption} columns={[t.columns.kind, t.columns.exact]} rows={rows} />
      </div>
    </TextSection>
  );
}
