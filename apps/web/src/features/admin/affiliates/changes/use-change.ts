import type { AffiliateChangedView } from '@closewise/contracts/admin';
import { ApiError } from '../../../../shared/api/api-error';
import { useAdminData } from '../../../../shared/account/admin-user';
import { toast } from '../../../../shared/toast/toasts';
import { useAdminMutation } from '../../use-admin-mutation';
import texts from '../texts';

const overtaken = (error: unknown) =>
  error instanceof ApiError && error.problem?.code === 'affiliation.affiliate-changed';

/**
 * Something done to an affiliate: both outcomes are told in a toast, and what the screen shows is read anew. Where somebody
 * else was faster there is `reload`, which shows what they did and gives the change up.
 */
export function useChange<Input>(
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
