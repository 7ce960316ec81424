import { harTag } from '../affiliation/facts.js';
import { DomainError } from '../events/index.js';

/** What a tag in capitals looks like, and what people are told of another one. */
export const tagRule = {
  form: /^[A-Z0-9]{1,10}$/,
  message: 'Organization tag may have at most 10 letters or digits',
} as const;

/** A tag as it is stored: upper case, 1 to 10 letters or digits. Refuses anything else. */
export function organizationTagOf(text: string): string {
  const tag = text.trim().toUpperCase();
  if (tagRule.form.test(tag)) return tag;
  throw new DomainError('organizations.tag-invalid', tagRule.message);
}

/** Where an organization finds its dashboard. */
export const dashboardPathOf = (tag: string): string =>
  tag === harTag ? '/har/dashboard' : `/organization/${tag}/dashboard`;
