import { closingTimelineSection } from './closing-timeline.section.js';
import { comparablePropertiesSection } from './comparable-properties.section.js';
import { localInsightsSection } from './local-insights.section.js';
import { marketAnalysisSection } from './market-analysis.section.js';
import { negotiableFeesSection } from './negotiable-fees.section.js';
import { negotiationStrategiesSection } from './negotiation-strategies.section.js';
import type { AnySection } from './any-section.js';
import { anySection } from './any-section.js';

export { modelSections, type ModelSection, type SectionFacts } from './section.js';
export type { AnySection } from './any-section.js';

/** Every section that a model may word. */
export const sectionsForModel: readonly AnySection[] = [
  anySection(marketAnalysisSection),
  anySection(comparablePropertiesSection),
  anySection(negotiationStrategiesSection),
  anySection(localInsightsSection),
  anySection(closingTimelineSection),
  anySection(negotiableFeesSection),
];
