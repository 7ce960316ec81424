import type { AdminAffiliate } from '@closewise/contracts/admin';
import texts from '../texts';

/** Who it is, and for which organization. */
export function NameCell({ affiliate }: { affiliate: AdminAffiliate }) {
  const { name, isMasterAccount, organizationTag, organizationMemberId } = affiliate;
  const membership = organizationTag && texts.details.memberOf(organizationTag, organizationMemberId);
  const note = isMasterAccount
    ? [texts.list.master, organizationTag].filter(Boolean).join(' · ')
    : membership;
  return (
    <>
      <span className="font-semibold">{name || texts.list.erased}</span>
      {note && <span className="block text-sm font-normal leading-snug text-muted">{note}</span>}
    </>
  );
}
