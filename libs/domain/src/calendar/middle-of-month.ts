const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The 15th of the month in which the day lies that is so many days after the ISO date. */
export function middleOfMonthAfter(isoDate: string, days: number): string {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  const later = new Date(Date.UTC(year, month - 1, day + days));
  return `${later.getUTCFullYear()}-${twoDigits(later.getUTCMonth() + 1)}-15`;
}
