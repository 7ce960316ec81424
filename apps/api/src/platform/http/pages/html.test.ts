import { html } from './html.js';

describe('the html tag', () => {
  it('escapes text and attribute values', () => {
    const hostile = `<script>alert("1" + '2')</script> & more`;
    expect(html`<p title="${hostile}">${hostile}</p>`.markup).toBe(
      '<p title="&lt;script&gt;alert(&quot;1&quot; + &#39;2&#39;)&lt;/script&gt; &amp; more">' +
        '&lt;script&gt;alert(&quot;1&quot; + &#39;2&#39;)&lt;/script&gt; &amp; more</p>',
    );
  });

  it('keeps markup that was made by itself, also in lists', () => {
    const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
    expect(
      html`<ul>
        ${items}
      </ul>`.markup.replace(/\s/g, ''),
    ).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
  });

  it('writes nothing for what is absent, and zero as a zero', () => {
    expect(html`[${null}${undefined}${false}${0}]`.markup).toBe('[0]');
  });
});
