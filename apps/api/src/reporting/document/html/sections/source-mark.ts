import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { Page } from '../page.js';

type Sourced = Readonly<{ sourceId: string | null; confidence?: 'high' | 'medium' | 'low' | null }>;

/** Link to the numbered source and the confidence in it. */
export function sourceMark({ labels, source }: Page, { sourceId, confidence }: Sourced): Html {
  if (!sourceId) return html``;
  const level = confidence ?? source(sourceId).confidence;
  return html`<span class="source-mark"
    ><a href="#source-${sourceId}">${sourceId}</a>
    <span class="confidence confidence-${level}">${labels.confidence[level]}</span></span
  >`;
}
