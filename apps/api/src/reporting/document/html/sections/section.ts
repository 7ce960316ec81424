import { reportSectionOrder, type ReportSectionKey } from '@closewise/contracts/report-document';
import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { Page } from '../page.js';
import { sectionAnchors } from '../section-anchors.js';

/** A numbered section with its heading and introduction. */
export function section({ document }: Page, key: ReportSectionKey, content: Html): Html {
  const { title, introduction } = document.sections[key];
  const anchor = sectionAnchors[key];
  const number = reportSectionOrder.indexOf(key) + 1;
  return html`<section id="${anchor}" class="section" aria-labelledby="${anchor}-title">
    <h2 id="${anchor}-title"><span class="number">${number}</span> ${title}</h2>
    <p class="introduction">${introduction}</p>
    ${content}
  </section>`;
}
