import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { leaveDashboard } from '../../../shared/api/affiliate';
import { serverMessage } from '../../../shared/api/api-error';
import { toast } from '../../../shared/toast/toasts';
import texts from './texts';

const t = texts.leave;

/** For a device that others use too. */
export function LeaveButton({ onLeft }: { onLeft: () => void }) {
  const leaving = useMutation({
    mutationFn: leaveDashboard,
    onSuccess: onLeft,
    onError: (error) => toast({ title: serverMessage(error) ?? t.failed, variant: 'destructive' }),
  });
  return (
    <button
      type="button"
      className="btn btn-on-dark"
      disabled={leaving.isPending}
      onClick={() => leaving.mutate()}
    >
      <LogOut aria-hidden size={18} />
      {t.submit}
    </button>
  );
}
