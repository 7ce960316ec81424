import { harTag } from '../affiliation/facts.js';
import { DomainError } from '../events/index.js';

export const longestTag = 10;

/** The form of a tag in capitals, and the message for an invalid one. */
export const tagRule = {
  form: new RegExp(`^[A-Z0-9]{1,${longestTag}}$`),
  message: `Organization tag may have at most ${longestTag} letters or digits`,
} as const;

/** Normalizes a tag to its stored form, upper case; throws for anything but 1 to 10 letters or digits. */
export function organizationTagOf(text: string): string {
  const tag = text.trim().toUpperCase();
  if (tagRule.form.test(tag)) return tag;
  throw new DomainError('organizations.tag-invalid', tagRule.message);
}

/** The path of an organization's dashboard. */
export const dashboardPathOf = (tag: string): string =>
  tag === harTag ? '/har/dashboard' : `/organization/${tag}/dashboard`;

/** The number of top agents on an organization's dashboard. */
export const mostTopAgents = 10;
