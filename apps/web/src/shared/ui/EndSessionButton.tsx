import { LogOut } from 'lucide-react';

type Props = { label: string; busy: boolean; onEnd: () => void };

/** The way out of a dashboard, in its dark head. */
export const EndSessionButton = ({ label, busy, onEnd }: Props) => (
  <button type="button" className="btn btn-on-dark" disabled={busy} onClick={onEnd}>
    <LogOut aria-hidden size={18} />
    <span>{label}</span>
  </button>
);
