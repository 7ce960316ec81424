import { KeyRound } from 'lucide-react';
import { useOpener } from '../../../shared/ui/use-opener';
import { Card } from '../Card';
import { CredentialsForm } from './CredentialsForm';
import texts from './texts';

const t = texts.credentials;

/** Opens the form; closing it clears its fields. */
export function CredentialsCard() {
  const { isOpen, open, close, opener } = useOpener();
  return (
    <Card title={t.title} lede={t.lede}>
      {isOpen ? (
        <CredentialsForm onClose={close} />
      ) : (
        <button ref={opener} type="button" className="btn btn-quiet" onClick={open}>
          <KeyRound aria-hidden size={18} />
          {t.open}
        </button>
      )}
    </Card>
  );
}
