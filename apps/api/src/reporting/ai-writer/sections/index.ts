import { closingTimelineSection } from './closing-timeline.section.js';
import { comparablePropertiesSection } from './comparable-properties.section.js';
import { localInsightsSection, marketAnalysisSection } from './explained-facts.sections.js';
import { negotiableFeesSection } from './negotiable-fees.section.js';
import { negotiationStrategiesSection } from './negotiation-strategies.section.js';
import { type AnySection, toAnySection } from './section.js';

export { modelSections, type ModelSection, type SectionFacts, type AnySection } from './section.js';

/** All sections that a model may reword. */
export const sectionsForModel: readonly AnySection[] = [
  toAnySection(marketAnalysisSection),
  toAnySection(comparablePropertiesSection),
  toAnySection(negotiationStrategiesSection),
  toAnySection(localInsightsSection),
  toAnySection(closingTimelineSection),
  toAnySection(negotiableFeesSection),
];
