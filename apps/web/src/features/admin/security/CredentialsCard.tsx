import { useEffect, useRef, useState } from 'react';
import { KeyRound } from 'lucide-react';
import { Card } from '../Card';
import { CredentialsForm } from './CredentialsForm';
import texts from './texts';

const t = texts.credentials;

/** Opens the form; closing it clears its fields. */
export function CredentialsCard() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <Card title={t.title} lede={t.lede}>
      {open ? (
        <CredentialsForm onClose={() => setOpen(false)} />
      ) : (
        <button ref={opener} type="button" className="btn btn-quiet" onClick={() => setOpen(true)}>
          <KeyRound aria-hidden size={18} />
          {t.open}
        </button>
      )}
    </Card>
  );
}
