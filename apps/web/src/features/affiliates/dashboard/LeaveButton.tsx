import { useMutation } from '@tanstack/react-query';
import { leaveDashboard } from '../../../shared/api/affiliate';
import { serverMessage } from '../../../shared/api/api-error';
import { toast } from '../../../shared/toast/toasts';
import { EndSessionButton } from '../../../shared/ui/EndSessionButton';
import texts from './texts';

const t = texts.leave;

/** For a device that others use too. */
export function LeaveButton({ onLeft }: { onLeft: () => void }) {
  const leaving = useMutation({
    mutationFn: leaveDashboard,
    onSuccess: onLeft,
    onError: (error) => toast({ title: serverMessage(error) ?? t.failed, variant: 'destructive' }),
  });
  return <EndSessionButton label={t.submit} busy={leaving.isPending} onEnd={() => leaving.mutate()} />;
}
