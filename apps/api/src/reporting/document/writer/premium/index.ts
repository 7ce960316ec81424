export { writePremiumSections } from './write-premium-sections.js';
