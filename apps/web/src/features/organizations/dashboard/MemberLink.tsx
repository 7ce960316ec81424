import { invitationLink } from '../../../shared/organizations/invitation';
import { LinkField } from '../../../shared/ui/LinkField';
import { Panel } from '../../../shared/ui/Panel';
import texts from './texts';

const t = texts.members;

/** How agents become members here. */
export const MemberLink = ({ tag }: { tag: string }) => (
  <Panel title={t.title} lede={t.lede}>
    <LinkField link={invitationLink(tag)} label={t.label} test={t.test} />
  </Panel>
);
