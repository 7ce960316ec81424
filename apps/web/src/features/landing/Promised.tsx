import type { Claim } from '@closewise/domain/marketing';
import { Check } from 'lucide-react';
import { Part } from '../../shared/marketing/Part';

/** What the hero promises in a few words; a claim only while it is shown. */
export function Promised({ claim, text }: { claim: Claim | null; text: string }) {
  const item = (
    <li className="flex items-center gap-2">
      <Check aria-hidden size={17} strokeWidth={2.5} className="text-marigold-400" />
      <span>{text}</span>
    </li>
  );
  return claim ? <Part of={claim}>{item}</Part> : item;
}
