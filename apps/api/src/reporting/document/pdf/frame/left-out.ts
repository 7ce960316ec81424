import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { ReportView } from '../../view/index.js';
import { leavesOut, leftOut } from '../text/readable.js';
import type { Typefaces } from '../text/typefaces.js';

const remarks: Readonly<Record<ReportLanguage, (page: string) => string>> = {
  en: (page) =>
    `Letters that this file has no typeface for stand as ${leftOut}. The page of the report shows them: ${page}.`,
  es: (page) =>
    `Las letras para las que este archivo no tiene tipografía aparecen como ${leftOut}. La página del informe las muestra: ${page}.`,
};

/** Says at the head of a report that letters are left out, if any are, and where they can be seen: at `page`. */
export function withRemarkOnLetters(view: ReportView, typefaces: Typefaces, page: string): ReportView {
  // As whole words: a mark may stand apart from its letter.
  const foreign = new Set(JSON.stringify(view).match(/(?<![^\s"])[^\s"]*[^\x20-\x7e][^\s"]*/g));
  if (!leavesOut([...foreign].join(' '), typefaces.text)) return view;
  const missing = [...view.head.missing, remarks[view.language](page)];
  return { ...view, head: { ...view.head, missing } };
}
