export type { Step, Workings } from './step.js';
export type { PercentStep, UnitsStep } from './steps/arithmetic.js';
export type { FinancedProperty } from './steps/lender.js';
export { writeWorkings, type WorkingsLanguage } from './write-workings.js';
