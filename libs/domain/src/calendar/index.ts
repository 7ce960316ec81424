/** The only folder of the domain that may construct a Date: what time it is comes in as an argument everywhere. */
export {
  businessDayFrom,
  businessDaysAfter,
  businessDaysBefore,
  isBusinessDay,
  type BusinessDayRule,
} from './business-days.js';
export { dayNumber } from './day-number.js';
export { daysToMonthEnd, isIsoDate } from './iso-date.js';
export { middleOfMonthAfter } from './middle-of-month.js';
export { after, before } from './moment.js';
export { dayAfterMonth, daysAfter, firstOfMonthAfter, isMonth, monthBefore } from './month.js';
export { lastPeriods, periodBegin, periodKinds, type PeriodKind } from './periods.js';
