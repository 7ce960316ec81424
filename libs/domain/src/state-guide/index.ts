export * from './state-guide.js';
export { examplePriceDollars } from './example-purchase.js';
export {
  groupOf,
  guideGroups,
  guideLines,
  type GuideGroup,
  type GuideLine,
  type GuidePayer,
} from './guide-lines.js';
export type { CountyCosts, CountyGroup } from './county-costs.js';
export type { CityCosts } from './city-costs.js';
export { countyName } from './county-name.js';
export { stateName, stateOfSlug, stateSlug, type GuideLanguage } from './state-names.js';
export { writeStateGuide, type WrittenGroup, type WrittenLine } from './write-state-guide.js';
export { writeGuideList } from './write-guide-list.js';
