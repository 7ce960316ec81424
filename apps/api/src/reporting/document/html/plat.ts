import { html } from '../../../platform/http/pages/html.js';

/** A subdivision plat in thin lines with one marked lot: decoration of the page's head. */
export const plat = html`<svg
  class="plat"
  viewBox="0 0 600 320"
  preserveAspectRatio="xMaxYMid slice"
  aria-hidden="true"
  focusable="false"
>
  <g fill="none" class="lines" stroke="currentColor">
    <path d="M0 96 H600 M0 128 H600 M0 238 H600 M0 270 H600" />
    <path d="M40 0 V96 M110 0 V96 M180 0 V96 M250 0 V96 M320 0 V96 M390 0 V96 M460 0 V96 M530 0 V96" />
    <path
      d="M60 128 V238 M140 128 V238 M220 128 V238 M300 128 V238 M380 128 V238 M460 128 V238 M540 128 V238 M0 183 H600"
    />
    <path d="M20 270 V320 M120 270 V320 M220 270 V320 M320 270 V320 M420 270 V320 M520 270 V320" />
  </g>
  <rect class="lot" x="220" y="183" width="80" height="55" />
</svg>`;
