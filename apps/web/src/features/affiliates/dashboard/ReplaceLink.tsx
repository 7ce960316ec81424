import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { replaceLink } from '../../../shared/api/affiliate';
import { serverMessage } from '../../../shared/api/api-error';
import { Notice } from '../../../shared/ui/Notice';
import { Panel } from '../../../shared/ui/Panel';
import { ReplaceDialog } from './ReplaceDialog';
import texts from './texts';

const t = texts.replace;

type Props = { email: string; onReplaced: () => void };

/** Ends the dashboard link that somebody else may have seen, and this session with it; the new one comes by mail. */
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
