import { html } from '../../../platform/http/pages/html.js';

/** The mark of the site: one lot of the plat, with the word beside it. */
export const mark = html`<span class="brand"
  ><svg aria-hidden="true" focusable="false" width="30" height="30" viewBox="0 0 32 32" fill="none">
    <path
      d="M2 8.5 11 6M2 22l8 2M30 7.5l-6 .5M30 24l-6.5.5"
      stroke="#bfe3d5"
      stroke-opacity=".6"
      stroke-width="1.5"
    />
    <path d="M11 5.5 24.5 7.5 23.5 26.5 9.5 24.5z" fill="#f7b733" />
    <path d="m13.2 17.6 3.7-3.6 3.7 3.6v4.6h-7.4z" fill="#0b2f29" /></svg
  >Closewise</span
>`;

/** The same as the icon of the page's tab, inside the page. */
export const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b2f29"/><path d="M5 9l9-2.5M5 21l9 2M27 8l-5 .5M27 22l-5 1" stroke="#bfe3d5" stroke-opacity=".55" stroke-width="1.5"/><path d="M12.5 6.5 23 8l-1 16.5-11-1.5z" fill="#f7b733"/></svg>',
  );
