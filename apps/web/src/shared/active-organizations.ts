import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readActiveOrganizations, type ActiveOrganization } from './api/organization';
import { englishHref } from './i18n/english-paths';
import { publicUrl } from './seo/public-url';

const fiveMinutesMs = 300_000;

/** Active organizations, refreshed after five minutes; empty while loading. */
export function useActiveOrganizations(): readonly ActiveOrganization[] {
  const { data = [] } = useQuery({
    queryKey: ['organizations', 'active'],
    queryFn: readActiveOrganizations,
    staleTime: fiveMinutesMs,
  });
  return data;
}

const parameter = 'organization';

/** An organization's link that invites its members to register as affiliates. */
export const invitationLink = (tag: string): string =>
  `${publicUrl()}${englishHref('affiliateRegister')}?${parameter}=${encodeURIComponent(tag)}`;

/** The active organization whose invitation link was followed, or null. */
export function useInvitingOrganization(): ActiveOrganization | null {
  const [query] = useSearchParams();
  const organizations = useActiveOrganizations();
  const tag = query.get(parameter)?.trim().toUpperCase();
  return (useIsHydrated() && organizations.find((each) => each.tag === tag)) || null;
}

/** Prerendered pages have no query string, so the first render must not use it. */
const useIsHydrated = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
