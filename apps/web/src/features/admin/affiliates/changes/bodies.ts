export type PersonValues = { name: string; email: string };
export type EditValues = PersonValues & { active: boolean };
export type RateValues = { rate: string; reason: string };
export type MembershipValues = { tag: string; memberId: string; reason: string };
export type ReasonValues = { reason: string };

export const toPerson = ({ name, email }: PersonValues) => ({ name: name.trim(), email: email.trim() });

export const toEdit = ({ active, ...person }: EditValues) => ({ ...toPerson(person), active });

/** NaN for what is not written as a whole number. */
const wholeNumber = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : NaN);

export const toRate = ({ rate, reason }: RateValues) => ({
  rate: wholeNumber(rate),
  ...(reason.trim() && { reason: reason.trim() }),
});

/** Of no organization without a tag. */
export const toMembership = ({ tag, memberId, reason }: MembershipValues) => ({
  organizationTag: tag || null,
  memberId: (tag && memberId.trim()) || null,
  reason: reason.trim(),
});
