import type { AdminAffiliate } from '@closewise/contracts/admin';
import { replaceAffiliateLink } from '../../../../shared/api/admin-affiliates';
import texts from '../texts';
import { Question } from './Question';
import { useChange } from './use-change';

type Props = { affiliate: AdminAffiliate; onClose: () => void };

/** A replaced link ends at once. */
export function ReplaceLinkQuestion({ affiliate: { id, name, email }, onClose }: Props) {
  const t = texts.replaceLink;
  const replace = useChange(replaceAffiliateLink, t.failed, onClose);
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
