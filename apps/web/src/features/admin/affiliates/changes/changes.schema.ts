import { resolveBy } from '../../../../shared/forms/resolve-by';
import { whenBlank } from '../../../../shared/forms/when-blank';
import {
  commissionRateRequest,
  createAffiliateRequest,
  editAffiliateRequest,
  membershipRequest,
  terminateAffiliateRequest,
} from '@closewise/contracts/admin';
import texts from '../texts';
import { toEdit, toMembership, toPerson, toRate } from './bodies';
import type { EditValues, MembershipValues, PersonValues, RateValues, ReasonValues } from './bodies';

const t = texts.form;
const reason = whenBlank(t.reasonMissing);

const person = {
  name: whenBlank(t.nameMissing),
  email: (typed: string) => (typed.trim() === '' ? t.emailMissing : t.emailInvalid),
};

export const personResolver = resolveBy<PersonValues>(createAffiliateRequest, {
  body: toPerson,
  words: person,
});

export const editResolver = resolveBy<EditValues>(editAffiliateRequest, { body: toEdit, words: person });

export const rateResolver = resolveBy<RateValues>(commissionRateRequest, {
  body: toRate,
  words: { rate: texts.rate.invalid },
});

export const membershipResolver = resolveBy<MembershipValues>(membershipRequest, {
  body: toMembership,
  fields: { organizationTag: 'tag' },
  words: { reason },
});

export const terminationResolver = resolveBy<ReasonValues>(terminateAffiliateRequest, {
  body: (typed) => typed,
  words: { reason },
});
