import type { AdminAffiliate } from '@closewise/contracts/admin';
import { deleteAffiliate } from '../../../../shared/api/admin-affiliates';
import texts from '../texts';
import { Question } from './Question';
import { useChange } from './use-change';

type Props = { affiliate: AdminAffiliate; onClose: () => void };

/** Deleting is for good. */
export function DeleteQuestion({ affiliate: { id, name }, onClose }: Props) {
  const t = texts.remove;
  const remove = useChange(deleteAffiliate, t.failed, onClose);
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
