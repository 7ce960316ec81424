export * from './place.js';
export { stateCodes } from './states.js';
