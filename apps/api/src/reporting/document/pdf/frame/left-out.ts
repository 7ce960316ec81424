import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { ReportView } from '../../view/index.js';
import { leavesOut, leftOut } from '../../../../platform/pdf/readable.js';
import type { Typefaces } from '../../../../platform/pdf/typefaces.js';

const remarks: Readonly<Record<ReportLanguage, string>> = {
  en: `This file has no typeface for some letters and shows ${leftOut} in their place. The web page of the report shows them.`,
  es: `Este archivo no tiene tipografía para algunas letras y muestra ${leftOut} en su lugar. La página web del informe las muestra.`,
};

/** Says at the head of a report that letters are left out, if any are. */
export function withRemarkOnLetters(view: ReportView, typefaces: Typefaces): ReportView {
  // As whole words: a mark may stand apart from its letter.
  const foreign = new Set(JSON.stringify(view).match(/(?<![^\s"])[^\s"]*[^\x20-\x7e][^\s"]*/g));
  if (!leavesOut([...foreign].join(' '), typefaces.text)) return view;
  const missing = [...view.head.missing, remarks[view.language]];
  return { ...view, head: { ...view.head, missing } };
}
