const key = 'closewise_current_report';

/** The report that this tab is buying: what its card was charged, and whether the server has confirmed it. */
export type CurrentReport = { reportId: string; paidCents?: number; confirmed?: boolean };

export function readCurrentReport(): CurrentReport | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(key) ?? 'null') as CurrentReport | null;
    return typeof value?.reportId === 'string' ? value : null;
  } catch {
    return null;
  }
}

export function rememberCurrentReport(report: CurrentReport): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(report));
  } catch (error) {
    console.warn('The current report could not be stored; its address carries it.', error);
  }
}
