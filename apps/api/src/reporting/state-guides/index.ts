export { StateGuidesModule } from './state-guides.module.js';
export { StateGuides } from './state-guides.js';
