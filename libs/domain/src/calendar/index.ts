/** The only folder of the domain that constructs a Date. The current time is always an argument. */
export {
  businessDayFrom,
  businessDaysAfter,
  businessDaysBefore,
  isBusinessDay,
  type BusinessDayRule,
} from './business-days.js';
export {
  after,
  before,
  dayAfterMonth,
  dayNumber,
  daysAfter,
  daysToMonthEnd,
  firstOfMonthAfter,
  isIsoDate,
  isMonth,
  middleOfMonthAfter,
  monthBefore,
} from './dates.js';
export { dayMs, hourMs, minuteMs } from './durations.js';
export { lastPeriods, periodBegin, periodKinds, type PeriodKind } from './periods.js';
