import { renderSVG } from 'uqr';
import { Download } from 'lucide-react';
import { saveFile } from '../../../shared/files/save-file';
import type { Affiliate } from '../../../shared/api/affiliate';
import { QrCode } from '../../../shared/ui/QrCode';
import texts from './texts';

const t = texts.link.qr;

/** The links for paper: each as a code that a phone reads, and as a file that prints sharp at any size. */
export const LinkQrCodes = ({ referralLink, spanishReferralLink, referralCode }: Affiliate) => (
  <div className="border-t border-dashed border-line pt-5">
    <h3 className="font-semibold">{t.title}</h3>
    <p className="mt-1 text-[0.9375rem] text-muted">{t.note}</p>
    <ul className="mt-3 grid gap-4 sm:grid-cols-2">
      <Code words={t.english} link={referralLink} file={`closewise-${referralCode}-en.svg`} />
      <Code words={t.spanish} link={spanishReferralLink} file={`closewise-${referralCode}-es.svg`} />
    </ul>
  </div>
);

type Props = { words: { name: string; label: string; download: string }; link: string; file: string };

const Code = ({ words, link, file }: Props) => (
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
