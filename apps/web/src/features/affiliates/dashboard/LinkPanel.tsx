import { FileText } from 'lucide-react';
import { referralDisclosure } from '@closewise/contracts/referral-disclosure';
import type { Affiliate } from '../../../shared/api/affiliate';
import { href } from '../../../shared/i18n/paths';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { Panel } from '../../../shared/ui/Panel';
import { LinkField } from '../../../shared/ui/LinkField';
import { ReferralCode } from '../ReferralCode';
import { LinkQrCodes } from './LinkQrCodes';
import texts from './texts';

const t = texts.link;

/** What an affiliate shares: the code, the link, and the words that must stand beside it. */
export function LinkPanel({ affiliate }: { affiliate: Affiliate }) {
  return (
    <Panel title={t.title} lede={t.lede}>
      <div className="grid gap-6">
        <ReferralCode code={affiliate.referralCode} />
        <div>
          <LinkField link={affiliate.referralLink} label={t.label} test={t.test} />
          <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-[0.9375rem]">
            <a
              className="link inline-flex min-h-8 items-center gap-1.5"
              href={`${href('home', 'en')}#sample`}
              target="_blank"
              rel="noopener"
            >
              <FileText aria-hidden size={16} />
              {t.sample}
            </a>
            <span className="text-muted">{t.own}</span>
          </p>
        </div>
        <LinkField link={affiliate.spanishReferralLink} label={t.spanishLabel} test={t.spanishTest} />
        <LinkQrCodes {...affiliate} />
        <div className="border-t border-dashed border-line pt-5">
          <h3 className="font-semibold">{t.disclosure}</h3>
          <p className="mt-1 text-[0.9375rem] text-muted">{t.disclosureNote}</p>
          <ul className="mt-3 grid gap-3">
            <Disclosure name={t.english} lang="en" />
            <Disclosure name={t.spanish} lang="es" />
          </ul>
        </div>
      </div>
    </Panel>
  );
}

function Disclosure({ name, lang }: { name: string; lang: keyof typeof referralDisclosure }) {
  const text = referralDisclosure[lang];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-2xl border border-line p-4">
      <p className="min-w-0 flex-1 basis-60 leading-snug">
        <span className="block text-sm font-semibold text-muted">{name}</span>
        <span lang={lang}>{text}</span>
      </p>
      <CopyButton text={text} what={`${texts.link.disclosure.toLowerCase()}, ${name.toLowerCase()}`} />
    </li>
  );
}
