import type { Elements } from '../ui/elements';

type Props = { title: string; amount?: string; children: Elements };

/** One payout: how much, and what there is to say of it. */
export const PayoutFacts = ({ title, amount, children }: Props) => (
  <div className="grid min-w-0 content-start gap-3 text-[0.9375rem] leading-snug">
    <div>
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      {amount && <p className="num text-[1.625rem] font-bold leading-tight">{amount}</p>}
    </div>
    {children}
  </div>
);
