import { isGranted } from '../consent/consent-store';

/**
 * Counts each page that a visitor opens who allows that, the one that they are on when they do among them. To be called
 * with the page whenever it or the consent is another.
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
