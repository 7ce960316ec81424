import type { ReportSource } from '@closewise/contracts/report-document';
import { type Viewing, anchors, anchorOfSource } from './viewing.js';
import type { SourcesBlock } from './blocks.js';
import type { ViewSection } from './report-view.js';

/** Method, sources and disclaimers. */
export function viewFigures(viewing: Viewing): ViewSection {
  const { document, words } = viewing;
  const { title, introduction, method, disclaimers } = document.sections.figures;
  return {
    anchor: anchors.figures,
    title,
    introduction,
    blocks: [
      { kind: 'remarks', title: null, sentences: method },
      {
        kind: 'sources',
        title: words.sources,
        sources: document.sources.map((source) => sourceEntry(viewing, source)),
      },
      { kind: 'remarks', title: words.disclaimers, sentences: disclaimers },
    ],
  };
}

const sourceEntry = (
  { document, words, formats }: Viewing,
  { id, name, nameLanguage, caveat, effectiveFrom, confidence, url }: ReportSource,
): SourcesBlock['sources'][number] => ({
  id,
  anchor: anchorOfSource(id),
  name,
  foreign: nameLanguage === document.language ? null : nameLanguage,
  caveat,
  effective: effectiveFrom && words.effectiveFrom(formats.date(effectiveFrom)),
  level: confidence,
  confidence: words.confidence[confidence],
  url,
});
