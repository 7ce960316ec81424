/** Ids of demos begin here and end below those of reports that are sold, which begin at twice as much. */
export const lowestDemoReportId = 2 ** 51;

/** Whether a report with this id can only be a demo, which nobody has paid for. */
export const isDemoReportId = (id: number): boolean =>
  Number.isSafeInteger(id) && id >= lowestDemoReportId && id < 2 * lowestDemoReportId;
