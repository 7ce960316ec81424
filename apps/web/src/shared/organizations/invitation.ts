import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ActiveOrganization } from '../api/organization';
import { englishHref } from '../i18n/english-paths';
import { publicUrl } from '../seo/public-url';
import { useActiveOrganizations } from './active-organizations';

const parameter = 'organization';

/** The link by which an organization invites its members to register as affiliates. */
export const invitationLink = (tag: string): string =>
  `${publicUrl()}${englishHref('affiliateRegister')}?${parameter}=${encodeURIComponent(tag)}`;

/** The organization whose invitation led here; null for none, or for one that does not take part. */
export function useInvitingOrganization(): ActiveOrganization | null {
  const [query] = useSearchParams();
  const organizations = useActiveOrganizations();
  const tag = query.get(parameter)?.trim().toUpperCase();
  return (useIsHydrated() && organizations.find((each) => each.tag === tag)) || null;
}

/** Prerendered pages know no query: the first render must not either. */
const useIsHydrated = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
