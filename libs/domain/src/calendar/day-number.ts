const dayMs = 86_400_000;

/** Days since 1970-01-01; months count from 1, and months and days beyond their end go on into the next. */
export const dayNumber = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / dayMs;
