import { longestPost, readPost } from './read-post.js';

const head = [
  'slug: what-is-escrow',
  'language: en',
  'title: What is escrow?',
  'description: Who holds the money.',
  'excerpt: Who holds the money, and why.',
  'author: Closewise',
  'category: closing-costs',
  'tags: [Escrow]',
  'published: 2026-11-01',
];
const file = (lines: readonly string[], text = 'Somebody neutral.') =>
  `---\n${lines.join('\n')}\n---\n\n${text}\n`;
const read = (source: string | Uint8Array) =>
  readPost('en/escrow.md', typeof source === 'string' ? new TextEncoder().encode(source) : source);
const problemsOf = (source: string | Uint8Array) =>
  read(source).problems.map(({ line, field, message }) => [line, field, message]);

describe('the file of a post', () => {
  it('is read the same with a byte order mark and with line ends of Windows', () => {
    const plain = read(file(head));
    expect(plain.problems).toEqual([]);
    expect(plain.post).toMatchObject({
      slug: 'what-is-escrow',
      published: '2026-11-01',
      markdown: 'Somebody neutral.',
    });
    expect(read(`\uFEFF${file(head).replaceAll('\n', '\r\n')}`)).toEqual(plain);
  });

  it('is refused with line, field and what to do', () => {
    expect(problemsOf(file([...head, 'colour: red']))).toEqual([
      [11, 'colour', 'is not a field of a post; correct or remove it'],
    ]);
    expect(problemsOf(file([...head.slice(0, 8), 'published: soon']))).toEqual([
      [10, 'published', 'must be a date such as 2026-11-23'],
    ]);
    expect(problemsOf(file(head.slice(1)))).toEqual([[1, 'slug', 'must be a slug such as what-is-escrow']]);
    expect(
      problemsOf(
        file([...head, 'image:', '  src: //evil.example/a.png', '  alt: A', '  width: 1', '  height: 1']),
      ),
    ).toEqual([[12, 'image.src', 'must be a path on this site such as /escrow.png']]);
  });

  it.each([
    ['no front matter', 'Just text', 1, /must begin with a line of three hyphens/],
    ['an open front matter', '---\nslug: a\n', 1, /another line of three hyphens/],
    ['bad YAML', file(['slug: [']), 2, /./],
    ['a duplicate key', file([...head, 'slug: other']), 11, /unique/],
    ['no text', file(head, ' '), null, /has no text/],
    ['text that is nested too deeply', file(head, '>'.repeat(5000)), null, /nested too deeply/],
  ])('is refused with %s', (_, source, line, message) => {
    expect(read(source).post).toBeNull();
    expect(problemsOf(source)).toContainEqual([line, null, expect.stringMatching(message)]);
  });

  it('is refused when it is too large, no UTF-8, or expands beyond measure', () => {
    expect(problemsOf(new Uint8Array(longestPost + 1))).toEqual([
      [null, null, expect.stringMatching(/200 kB/)],
    ]);
    expect(problemsOf(new Uint8Array([0xff, 0xfe, 0x41]))).toEqual([
      [null, null, expect.stringMatching(/UTF-8/)],
    ]);
    expect(problemsOf('---\nslug: \0\n---\n')).toEqual([[null, null, expect.stringMatching(/UTF-8/)]]);
    const bomb = ['a: &a [x,x,x,x,x,x,x,x,x]', 'b: &b [*a,*a,*a,*a,*a,*a,*a]', 'c: [*b,*b,*b,*b,*b,*b,*b]'];
    expect(read(file(bomb)).post).toBeNull();
  });
});
