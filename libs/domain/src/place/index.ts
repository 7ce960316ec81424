export * from './place.js';
export { certainCounty } from './certain-counties.js';
export { resolvePlace } from './resolve-place.js';
export { stateCodes } from './states.js';
