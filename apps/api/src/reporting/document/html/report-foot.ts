import { html, type Html } from '../../../platform/http/pages/html.js';
import type { ReportView } from '../view/index.js';
import { mark } from './mark.js';

/** Whose report it is, of when, and that it is no advice. */
export const reportFoot = ({ footer }: ReportView): Html =>
  html`<footer class="foot">
    <div class="wrap">
      ${mark}
      <p><a href="${footer.siteUrl}">${footer.site}</a></p>
      <p>${footer.written}</p>
      <p>${footer.advice}</p>
    </div>
  </footer>`;
