export * from './claims.js';
export * from './testimonial-texts.js';
export * from './shown-marketing.js';
