import { ShieldCheck } from 'lucide-react';
import { ModalDialog } from '../../../shared/ui/ModalDialog';
import type { CheckoutMessages } from '../messages.en';

type Props = { t: CheckoutMessages['challenge']; onAnswer: (confirmed: boolean) => void };

/** The bank's 3-D Secure question, as a modal dialog; closing it is a refusal. */
export const ChallengeDialog = ({ t, onAnswer }: Props) => (
  <ModalDialog
    title={t.title}
    body={t.body}
    icon={<ShieldCheck aria-hidden size={30} strokeWidth={1.75} className="text-sky-700" />}
    onClose={() => onAnswer(false)}
  >
    <button type="button" className="btn btn-primary" onClick={() => onAnswer(true)}>
      {t.confirm}
    </button>
    <button type="button" className="btn btn-quiet" onClick={() => onAnswer(false)}>
      {t.fail}
    </button>
  </ModalDialog>
);
