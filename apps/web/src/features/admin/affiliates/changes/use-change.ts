import type { AffiliateChangedView } from '@closewise/contracts/admin';
import { ApiError } from '../../../../shared/api/api-error';
import { useAdminData } from '../../../../shared/account/admin-user';
import { toast } from '../../../../shared/toast/toasts';
import { useAdminMutation } from '../../admin-calls';
import texts from '../texts';

const overtaken = (error: unknown) =>
  error instanceof ApiError && error.problem?.code === 'affiliation.affiliate-changed';

/**
 * Changes an affiliate, shows the outcome in a toast and refetches the screen. If another admin changed the affiliate
 * meanwhile, the result has `reload`, which shows the current version and discards this change.
 */
export function useAffiliateChange<Input>(
  act: (input: Input) => Promise<AffiliateChangedView>,
  failed: string,
  onDone: () => void,
) {
  const { refresh } = useAdminData();
  const change = useAdminMutation(act, failed, {
    failureTitle: texts.summary.error,
    onSuccess: ({ message }) => {
      toast({ title: message });
      refresh();
    },
  });
  const run = (input: Input) => change.mutate(input, { onSuccess: onDone });
  const reload = () => {
    refresh();
    onDone();
  };
  const { isPending: busy, failure } = change;
  return { run, busy, failure, ...(overtaken(change.error) && { reload }) };
}
