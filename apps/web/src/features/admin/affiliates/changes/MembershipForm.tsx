import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { AdminAffiliate, AdminOrganizationsView } from '@closewise/contracts/admin';
import { correctMembership } from '../../../../shared/api/admin-affiliates';
import { Notice } from '../../../../shared/ui/Notice';
import { SelectField } from '../../../../shared/ui/SelectField';
import { TextField } from '../../../../shared/ui/TextField';
import { useOrganizations } from '../../organizations/use-organizations';
import texts from '../texts';
import { toMembership, type MembershipValues } from './bodies';
import { ChangeForm } from './ChangeForm';
import { ReasonField } from './ReasonField';
import { useChange } from './use-change';
import { membershipResolver } from './changes.schema';

type Props = { affiliate: AdminAffiliate; onClose: () => void };

const t = texts.membership;

/** Whose member somebody is: that organization earns from the sales to come. */
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
  const correct = useChange(correctMembership, t.failed, onClose);
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
          options={optionsOf(organizations.data, affiliate.organizationTag)}
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

/** The approved organizations, and the one that stands now whatever its state. */
function optionsOf(view: AdminOrganizationsView | undefined, current: string | null): Record<string, string> {
  const approved = view?.organizations.filter(({ status }) => status === 'approved') ?? [];
  return {
    '': t.none,
    ...(current && { [current]: current }),
    ...Object.fromEntries(approved.map(({ tag, name }) => [tag, `${tag} – ${name}`])),
  };
}
