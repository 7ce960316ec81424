const en = {
  title: 'Month by month',
  lede: 'What your members have sold, and what it brought you after refunds. Months are those of the books (UTC).',
  loading: 'Loading the months...',
  failed: 'The months could not be loaded. Please try again.',
  retry: 'Try again',
  chart: 'Your override in the last months',
  caption: 'Sales and override by month, the newest first',
  month: 'Month',
  joined: 'New members',
  sold: 'Reports sold',
  agents: 'Agents earned',
  override: 'Your override',
  empty: {
    title: 'No month yet',
    body: 'The first one appears here as soon as a member joins or sells a report.',
  },
};
export type MonthsMessages = typeof en;
export default en;
