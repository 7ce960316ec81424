import { CopyButton } from '../../shared/ui/CopyButton';
import texts from './texts';

/** The code of an affiliate, to read out or to copy. */
export const ReferralCode = ({ code }: { code: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-pine-50 px-4 py-3">
    <p className="min-w-0">
      <span className="block text-sm font-semibold text-muted">{texts.code}</span>
      <span className="num text-2xl font-bold tracking-wide [overflow-wrap:anywhere]">{code}</span>
    </p>
    <CopyButton text={code} what={texts.code.toLowerCase()} />
  </div>
);
