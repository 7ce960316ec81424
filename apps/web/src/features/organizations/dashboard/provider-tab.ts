/**
 * Leads a tab to a page of the payout provider, and closes it again where there is none. The tab is opened by the click
 * itself, since browsers block those that come later; without one, this page leads there.
 */
export async function openIn(tab: Window | null, address: () => Promise<string>): Promise<void> {
  try {
    const url = await address();
    if (!tab) return globalThis.location.assign(url);
    tab.opener = null;
    tab.location.href = url;
  } catch (error) {
    tab?.close();
    throw error;
  }
}
