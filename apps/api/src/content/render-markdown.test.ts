import { renderMarkdown } from './render-markdown.js';

describe('the markdown of a post', () => {
  it('[BL-03] keeps headings with ids, tables that scroll, and pictures with their size', () => {
    const html = renderMarkdown(
      '# Who pays\n\n| Fee | Cents |\n|---|---|\n| A | 1 |\n\n![A plat](/plat.png "640x360")',
    );
    expect(html).toContain('<h2 id="p-who-pays">Who pays</h2>');
    expect(html).toContain('<div class="table-scroll" tabindex="0"><table>');
    expect(renderMarkdown('| | A |\n|---|---|\n| b | 1 |')).toContain('<td></td>\n<th>A</th>');
    expect(html).toContain('<img src="/plat.png" alt="A plat" width="640" height="360" loading="lazy">');
  });

  it('marks the links that leave the site', () => {
    expect(renderMarkdown('[out](https://www.consumerfinance.gov) [in](/faq)')).toBe(
      '<p><a href="https://www.consumerfinance.gov" rel="noopener">out</a> <a href="/faq">in</a></p>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<style>*{display:none}</style><p style="position:fixed" onclick="x()">y</p>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#x73;cript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:msgbox)',
    '<a href="javascript:alert(1)">x</a>',
    '<form action="https://evil.example"><input name=q></form>',
    '<math><mi xlink:href="data:x,<script>alert(1)</script>"></math>',
    '[x]: javascript:alert(1)\n\n[x]',
    '`<script>alert(1)</script>`',
    '<!-- <script> -->',
  ])('[BL-03] renders %j harmless', (hostile) => {
    const html = renderMarkdown(`Before\n\n${hostile}\n\nAfter`);
    expect(html).toMatch(/^<p>Before<\/p>/);
    expect(html).toMatch(/<p>After<\/p>$/);
    expect(html).not.toMatch(
      /<(script|svg|iframe|style|form|math|img)|\son\w+=|style=|href="(java|data|vb)/i,
    );
  });

  it.each([
    ['![x](https://evil.example/pixel.png "1x1")', /not on this site/],
    ['![x](data:image/png;base64,AAAA "1x1")', /not on this site/],
    ['![x](/a.png)', /has no size/],
    ['![](/a.png "1x1")', /has no description/],
    ['>'.repeat(5000), /line 1 .* nested too deeply/],
    ['ok\n' + '- '.repeat(5000), /line 2 .* nested too deeply/],
    ['['.repeat(50_000), /nested too deeply/],
    ['*a '.repeat(10) + '*'.repeat(5000), /nested too deeply/],
  ])('refuses %.30s and says why', (markdown, reason) => {
    expect(() => renderMarkdown(markdown)).toThrow(reason);
  });
});
