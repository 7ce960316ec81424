import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  membershipRequest,
  type AdminAffiliate,
  type AdminOrganizationsView,
} from '@closewise/contracts/admin';
import { correctMembership } from '../../../../shared/api/admin-affiliates';
import { Notice } from '../../../../shared/ui/Notice';
import { SelectField } from '../../../../shared/ui/SelectField';
import { TextField } from '../../../../shared/ui/TextField';
import { resolveBy, whenBlank } from '../../../../shared/forms/resolve-by';
import { useOrganizations } from '../../organizations/OrganizationsView';
import { ChangeForm } from '../../ChangeForm';
import texts from '../texts';
import { ReasonField } from './ReasonField';
import { useAffiliateChange } from './use-change';

type Props = { affiliate: AdminAffiliate; onClose: () => void };

const t = texts.membership;

type MembershipValues = { tag: string; memberId: string; reason: string };

/** An empty tag means no organization, and then no member number either. */
const toMembership = ({ tag, memberId, reason }: MembershipValues) => ({
  organizationTag: tag || null,
  memberId: (tag && memberId.trim()) || null,
  reason: reason.trim(),
});

const membershipResolver = resolveBy<MembershipValues>(membershipRequest, {
  body: toMembership,
  fields: { organizationTag: 'tag' },
  words: { reason: whenBlank(texts.form.reasonMissing) },
});

/** Corrects an affiliate's organization, which earns an override on later sales. */
export function MembershipForm({ affiliate, onClose }: Props) {
  const { id, version, name } = affiliate;
  const organizations = useOrganizations();
  const form = useForm<MembershipValues>({
    resolver: membershipResolver,
    defaultValues: {
      tag: affiliate.organizationTag ?? '',
      memberId: affiliate.organizationMemberId ?? '',
      reason: '',
    },
  });
  const { register, control, handleSubmit, setFocus, formState } = form;
  const tag = useWatch({ control, name: 'tag' });
  const correct = useAffiliateChange(correctMembership, t.failed, onClose);
  useEffect(() => setFocus('tag'), [setFocus]);
  const submit = handleSubmit((values) => correct.run({ id, version, ...toMembership(values) }));
  return (
    <ChangeForm
      title={t.title(name)}
      lede={t.hint}
      submit={t.submit}
      state={correct}
      onSubmit={(event) => void submit(event)}
      onCancel={onClose}
    >
      <div className="grid items-start gap-4 md:grid-cols-2">
        <SelectField
          label={t.organization}
          options={organizationOptions(organizations.data, affiliate.organizationTag)}
          {...register('tag')}
        />
        {tag && (
          <TextField
            label={t.memberId}
            hint={t.memberIdHint}
            maxLength={40}
            autoComplete="off"
            {...register('memberId')}
          />
        )}
      </div>
      {organizations.isError && <Notice tone="error">{t.optionsFailed}</Notice>}
      <ReasonField error={formState.errors.reason?.message} {...register('reason')} />
    </ChangeForm>
  );
}

/** The approved organizations, plus the current one whatever its status. */
function organizationOptions(
  view: AdminOrganizationsView | undefined,
  current: string | null,
): Record<string, string> {
  const approved = view?.organizations.filter(({ status }) => status === 'approved') ?? [];
  return {
    '': t.none,
    ...(current && { [current]: current }),
    ...Object.fromEntries(approved.map(({ tag, name }) => [tag, `${tag} – ${name}`])),
  };
}
