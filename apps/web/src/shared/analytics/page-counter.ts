import { isGranted } from '../consent/consent-store';

/**
 * Counts page views of visitors who allow it, including the page on which they give consent. Call it whenever
 * the page or the consent changes.
 */
export function pageCounter(): (pathname: string) => void {
  let counted: string | null = null;
  return (pathname) => {
    const now = isGranted('analytics') || isGranted('marketing') ? pathname : null;
    if (now === counted) return;
    counted = now;
    if (now !== null) void tell();
  };
}

async function tell(): Promise<void> {
  try {
    (await import('./analytics')).track({ event: 'page_view' });
  } catch (error) {
    console.warn('The page could not be counted', error);
  }
}
