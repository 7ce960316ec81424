import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Queries } from '../../shared/api/Queries';
import { readSocialProof } from '../../shared/api/site';
import { mayShow, showNoMore } from './may-show';
import type { SocialProofMessages } from './messages.en';
import { Notices } from './Notices';

/** Tells of recent purchases, one after the other, until the visitor closes one; nothing where there are none to tell of. */
export default function SocialProof({ t }: { t: SocialProofMessages }) {
  return (
    <Queries>
      <Purchases t={t} />
    </Queries>
  );
}

function Purchases({ t }: { t: SocialProofMessages }) {
  const [isWanted, setIsWanted] = useState(mayShow);
  const { data } = useQuery({ queryKey: ['social-proof'], queryFn: readSocialProof, enabled: isWanted });
  if (!isWanted || !data?.config.enabled || data.items.length === 0) return null;
  const close = () => {
    showNoMore();
    setIsWanted(false);
  };
  return <Notices t={t} view={data} onClose={close} />;
}
