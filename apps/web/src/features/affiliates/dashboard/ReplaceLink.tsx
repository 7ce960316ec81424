import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { replaceLink } from '../../../shared/api/affiliate';
import { serverMessage } from '../../../shared/api/api-error';
import { Notice } from '../../../shared/ui/Notice';
import { Panel } from '../../../shared/ui/Panel';
import { ModalDialog } from '../../../shared/ui/ModalDialog';
import texts from './texts';

const t = texts.replace;

type Props = { email: string; onReplaced: () => void };

/** Replaces the dashboard link and ends the session. The new link is sent by email. */
export function ReplaceLink({ email, onReplaced }: Props) {
  const [asking, setAsking] = useState(false);
  const replacing = useMutation({
    mutationFn: replaceLink,
    onSuccess: onReplaced,
    onError: () => setAsking(false),
  });
  return (
    <Panel title={t.title}>
      <p className="-mt-2 text-[0.9375rem] text-muted">{t.body}</p>
      <div className="mt-4 grid gap-3">
        {replacing.isError && <Notice tone="error">{serverMessage(replacing.error) ?? t.failed}</Notice>}
        <button type="button" className="btn btn-quiet" onClick={() => setAsking(true)}>
          {t.open}
        </button>
      </div>
      {asking && (
        <ReplaceDialog
          email={email}
          busy={replacing.isPending}
          onConfirm={() => replacing.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}

type ReplaceDialogProps = { email: string; busy: boolean; onConfirm: () => void; onClose: () => void };

/** Confirms that the current link will end. */
function ReplaceDialog({ email, busy, onConfirm, onClose }: ReplaceDialogProps) {
  return (
    <ModalDialog title={texts.replace.confirmTitle} body={texts.replace.confirmBody(email)} onClose={onClose}>
      <button type="button" className="btn btn-primary" disabled={busy} onClick={onConfirm}>
        {busy ? texts.replace.busy : texts.replace.confirm}
      </button>
      <button type="button" className="btn btn-quiet" disabled={busy} onClick={onClose}>
        {texts.replace.cancel}
      </button>
    </ModalDialog>
  );
}
