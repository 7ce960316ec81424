import { DomainError } from '@closewise/domain/events';

/** Refuses what names another organization than the one that is signed in; null and undefined name none. */
export function assertOwn(tag: string, ...named: readonly (string | number | null | undefined)[]): void {
  if (named.every((one) => one == null || String(one).trim().toUpperCase() === tag)) return;
  throw new DomainError(
    'organizations.other-organization',
    'You are signed in as another organization. Sign in as this one to go on.',
  );
}
