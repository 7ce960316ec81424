export { type Place, type PlaceProblem, placeProblems, resolvePlace } from './resolve-place.js';
export * from './places.js';
export * from './place-location.js';
export * from './parse-places.js';
export { isOneCity } from './city-limits.js';
export { locate } from './locate.js';
export { placeRefusal } from './place-refusal.js';
export { placeKey } from './place-key.js';
export { stateCodes, stateNames, timeZoneOf } from './states.js';
