/** How many of a hundred visits were followed by a sale, to a tenth; null without a visit. */
export const conversionPercent = (sales: number, visits: number): number | null =>
  visits === 0 ? null : Math.round((sales / visits) * 1000) / 10;
