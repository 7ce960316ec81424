import { DomainError } from '../events/index.js';

const longest = 10;

/** A tag as it is stored: upper case, 1 to 10 letters or digits. Refuses anything else. */
export function organizationTagOf(text: string): string {
  const tag = text.trim().toUpperCase();
  if (new RegExp(`^[A-Z0-9]{1,${longest}}$`).test(tag)) return tag;
  throw new DomainError(
    'organizations.tag-invalid',
    `Organization tag may have at most ${longest} letters or digits`,
  );
}

/** The organization that is there from the start. */
export const harTag = 'HAR';

/** Where an organization finds its dashboard. */
export const dashboardPathOf = (tag: string): string =>
  tag === harTag ? '/har/dashboard' : `/organization/${tag}/dashboard`;
