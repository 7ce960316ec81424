import type { AdminAffiliate } from '@closewise/contracts/admin';
import { Notice } from '../../../../shared/ui/Notice';
import { ModalDialog } from '../../../../shared/ui/ModalDialog';
import { deleteAffiliate, replaceAffiliateLink } from '../../../../shared/api/admin-affiliates';
import texts from '../texts';
import { useAffiliateChange } from './use-change';

type Props = {
  title: string;
  body: string;
  submit: string;
  state: { busy: boolean; failure: string | null };
  onConfirm: () => void;
  onClose: () => void;
};

/** Dialog for a change that only needs a confirmation. */
function Question({ title, body, submit, state, onConfirm, onClose }: Props) {
  return (
    <ModalDialog title={title} body={body} onClose={onClose}>
      {state.failure && <Notice tone="error">{state.failure}</Notice>}
      <button type="button" className="btn btn-primary" disabled={state.busy} onClick={onConfirm}>
        {state.busy ? texts.form.saving : submit}
      </button>
      <button type="button" className="btn btn-quiet" onClick={onClose}>
        {texts.form.cancel}
      </button>
    </ModalDialog>
  );
}

type DeleteQuestionProps = { affiliate: AdminAffiliate; onClose: () => void };

/** Confirms the deletion of an affiliate, which cannot be undone. */
export function DeleteQuestion({ affiliate: { id, name }, onClose }: DeleteQuestionProps) {
  const t = texts.remove;
  const remove = useAffiliateChange(deleteAffiliate, t.failed, onClose);
  return (
    <Question
      title={t.title(name)}
      body={t.body}
      submit={t.submit}
      state={remove}
      onConfirm={() => remove.run(id)}
      onClose={onClose}
    />
  );
}

type ReplaceLinkQuestionProps = { affiliate: AdminAffiliate; onClose: () => void };

/** Confirms the replacement of a dashboard link; the old one ends immediately. */
export function ReplaceLinkQuestion({ affiliate: { id, name, email }, onClose }: ReplaceLinkQuestionProps) {
  const t = texts.replaceLink;
  const replace = useAffiliateChange(replaceAffiliateLink, t.failed, onClose);
  return (
    <Question
      title={t.title(name)}
      body={t.body(email)}
      submit={t.submit}
      state={replace}
      onConfirm={() => replace.run(id)}
      onClose={onClose}
    />
  );
}
