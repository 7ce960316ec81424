export * from './tax-lines.js';
export * from './taxing-cities.js';
export { mostLocalTaxesMayAdd } from './most-local-taxes.js';
export { spreadOfCityLimits, spreadOfCounties, type Spread } from './tax-spread.js';
