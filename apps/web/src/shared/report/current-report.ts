import { tabEntry } from '../storage';

const key = 'closewise_current_report';

/** The report being bought in this tab: what the card was charged, and whether the server has confirmed it. */
type CurrentReport = { reportId: string; paidCents?: number; confirmed?: boolean };

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

const stored = tabEntry('closewise_premium_choice');

/** Whether premium is selected in this tab for an unpaid report; survives a reload and a language switch. */
export const isPremiumChosen = (reportId: string): boolean => stored.read() === reportId;

export const keepPremiumChoice = (reportId: string, chosen: boolean): void =>
  chosen ? stored.write(reportId) : stored.remove();
