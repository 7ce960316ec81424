import { useEffect } from 'react';
import { isGranted } from '../consent/consent-store';
import { useConsent } from '../consent/use-consent';
import { track } from './analytics';

/** Counts each page that a visitor opens who allows that, the one that they are on when they do among them. */
export function usePageViews(pathname: string): void {
  const { consent } = useConsent();
  const isCounted = consent !== null && (isGranted('analytics') || isGranted('marketing'));
  useEffect(() => {
    if (isCounted) track({ event: 'page_view' });
  }, [pathname, isCounted]);
}
