/** Prefixes that break out of the place where a page shows a text. */
const exits = [
  '',
  '">',
  "'>",
  '</title>',
  '</script>',
  '</textarea></style>',
  '--><!--',
  ']]>',
  '`);',
  '&quot;&gt;',
];

/** Markup and code that calls `hit` when a page runs it. */
const vectors = [
  '<script>hit(1)</script>',
  '<ScRiPt >hit(1)</sCrIpT >',
  '<script src=data:,hit(1)></script>',
  '<img src=x onerror=hit(1)>',
  '<img/src="x"/onerror="hit(1)">',
  '<svg onload=hit(1)>',
  '<svg><animate onbegin=hit(1) attributeName=x>',
  '<body onpageshow=hit(1)>',
  '<iframe srcdoc="<script>parent.hit(1)</script>">',
  '<iframe src="javascript:parent.hit(1)">',
  '<a href="javascript:hit(1)" autofocus>go</a>',
  '<a href="java&#x09;script:hit(1)">go</a>',
  '<input autofocus onfocus=hit(1)>',
  '<details open ontoggle=hit(1)>',
  '<video><source onerror=hit(1)></video>',
  '<math><mtext></form><mglyph><style></math><img src onerror=hit(1)>',
  '<object data="data:text/html,<script>hit(1)</script>">',
  '<meta http-equiv="refresh" content="0;url=javascript:hit(1)">',
  '<template><style></template><img src=x onerror=hit(1)>',
  '<x style="animation:a" onanimationstart=hit(1)><style>@keyframes a{}</style>',
];

/** Two hundred texts that an attacker hopes a page runs. */
export const scripts: readonly string[] = exits.flatMap((exit) => vectors.map((vector) => exit + vector));

/** The result of a template expression, too long to occur in an id or signature by chance. */
export const workedOut = String(7919 * 7907);

/** Expressions that template engines or spreadsheets would evaluate, and text that ends a header. */
export const orders: readonly string[] = [
  '${7919*7907} {{7919*7907}} <%= 7919*7907 %> #{7919*7907}',
  '{{constructor.constructor("return 7919*7907")()}}',
  '=HYPERLINK("//evil.example","4242")',
  "=4242+cmd|' /C calc'!A0",
  '+4242-SUM(1)',
  '@SUM(4242)',
  '-4242+1',
  "' or 1=1; drop schema events cascade; --",
];
