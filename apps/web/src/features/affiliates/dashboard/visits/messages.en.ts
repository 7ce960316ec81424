const en = {
  title: 'Visits of your link',
  lede: 'A visitor counts once a day, without cookies. Nobody learns who they are.',
  loading: 'Loading your visits...',
  failed: 'The visits could not be loaded. They are counted all the same.',
  retry: 'Try again',
  lately: 'Visits',
  latelyNote: (days: number) => `In the last ${days} days`,
  sales: 'Sales',
  salesNote: 'In the same days, without reversed ones',
  conversion: 'Conversion',
  conversionNote: 'Sales per visit. A sale may follow a visit up to 30 days later.',
  noConversion: 'None yet',
  total: (count: string, day: string) => `${count} visits since ${day}, when counting began.`,
  chart: 'Visits by day',
  byDay: 'Visits by day in figures',
  day: 'Day',
  visits: 'Visits',
  empty: {
    title: 'No visits yet',
    body: 'They appear here as soon as somebody follows your link. Your own visits count, too.',
  },
};
export type VisitsMessages = typeof en;
export default en;
