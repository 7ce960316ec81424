import { LogOut } from 'lucide-react';

type Props = { label: string; busy: boolean; onEnd: () => void };

/** The sign-out button in a dashboard's dark header. */
export const EndSessionButton = ({ label, busy, onEnd }: Props) => (
  <button type="button" className="btn btn-on-dark" disabled={busy} onClick={onEnd}>
    <LogOut aria-hidden size={18} />
    <span>{label}</span>
  </button>
);
