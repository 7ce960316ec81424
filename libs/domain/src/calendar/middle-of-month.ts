const dayMs = 86_400_000;

/** The 15th of the month in which the day lies that is so many days after the ISO date. */
export function middleOfMonthAfter(isoDate: string, days: number): string {
  const later = new Date(Date.parse(`${isoDate}T00:00:00Z`) + days * dayMs);
  return `${later.toISOString().slice(0, 8)}15`;
}
