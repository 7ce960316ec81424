export { type StateGuide, type GuideSummary, guideSummary, stateGuide } from './state-guide.js';
export { examplePriceDollars } from './example-purchase.js';
export {
  groupOf,
  guideGroups,
  guideLines,
  type GuideGroup,
  type GuideLine,
  type GuidePayer,
} from './guide-lines.js';
export { type CountyCosts, type CountyGroup, countyName } from './county-costs.js';
export type { CityCosts } from './city-costs.js';
export { stateName, stateOfSlug, stateSlug, type GuideLanguage } from './state-names.js';
export {
  writeStateGuide,
  type GuideGroupText,
  type GuideLineText,
  writeGuideList,
} from './write-state-guide.js';
