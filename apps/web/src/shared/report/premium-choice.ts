import { keptInTab } from '../storage/kept-in-tab';

const kept = keptInTab('closewise_premium_choice');

/** Whether premium was chosen in this tab for the report, which is not paid yet: a reload and the other language keep it. */
export const isPremiumChosen = (reportId: string): boolean => kept.read() === reportId;

export const keepPremiumChoice = (reportId: string, chosen: boolean): void =>
  chosen ? kept.keep(reportId) : kept.forget();
