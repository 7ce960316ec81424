import { FileText, Download } from 'lucide-react';
import { renderSVG } from 'uqr';
import { referralDisclosure } from '@closewise/contracts/referral-disclosure';
import type { Affiliate } from '../../../shared/api/affiliate';
import { href } from '../../../shared/i18n/paths';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { Panel } from '../../../shared/ui/Panel';
import { LinkField } from '../../../shared/ui/LinkField';
import { saveFile } from '../../../shared/files/named-file';
import { QrCode } from '../../../shared/ui/QrCode';
import { ReferralCode } from '../ReferralCode';
import texts from './texts';

const t = texts.link;

/** Referral code, referral links, QR codes, and the disclosure to publish with them. */
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

/** QR codes of the links, each with an SVG file for print. */
const LinkQrCodes = ({ referralLink, spanishReferralLink, referralCode }: Affiliate) => (
  <div className="border-t border-dashed border-line pt-5">
    <h3 className="font-semibold">{texts.link.qr.title}</h3>
    <p className="mt-1 text-[0.9375rem] text-muted">{texts.link.qr.note}</p>
    <ul className="mt-3 grid gap-4 sm:grid-cols-2">
      <QrCodeItem
        words={texts.link.qr.english}
        link={referralLink}
        file={`closewise-${referralCode}-en.svg`}
      />
      <QrCodeItem
        words={texts.link.qr.spanish}
        link={spanishReferralLink}
        file={`closewise-${referralCode}-es.svg`}
      />
    </ul>
  </div>
);

type Props = { words: { name: string; label: string; download: string }; link: string; file: string };

const QrCodeItem = ({ words, link, file }: Props) => (
  <li className="grid justify-items-center gap-3 rounded-2xl border border-line p-4 text-center">
    <p className="text-sm font-semibold text-muted">{words.name}</p>
    <QrCode label={words.label} text={link} />
    <button
      type="button"
      className="btn btn-quiet w-full"
      onClick={() =>
        saveFile(file, new Blob([renderSVG(link, { ecc: 'M', border: 3 })], { type: 'image/svg+xml' }))
      }
    >
      <Download aria-hidden size={18} />
      <span>{words.download}</span>
    </button>
  </li>
);
