export * from './place.js';
export { resolvePlace } from './resolve-place.js';
export { stateCodes } from './states.js';
