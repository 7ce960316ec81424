import type { Element, Root } from 'hast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { DomainError } from '@closewise/domain/events';

/** Drops HTML in the source. Only footnotes have ids, and those are already prefixed. */
const schema = { ...defaultSchema, clobberPrefix: '' };

/** A picture's title is its size: `![What it shows](/escrow.png "640x360")`. */
const size = /^(\d{1,4})x(\d{1,4})$/;
const imagePath = /^\/[\w-]+(\/[\w-]+)*\.(png|svg|jpg|webp|avif)$/;
const externalLink = /^https?:/i;
/** Deeper than any real text, and far below the stack limit. */
const maxDepth = 20;

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, schema)
  .use(rehypeSlug, { prefix: 'p-' })
  .use(() => adapt)
  .use(rehypeStringify)
  .freeze();

/** Renders a post's text as sanitized HTML. Throws a DomainError that says what the author must change. */
export function renderMarkdown(markdown: string): string {
  refuseDepth(markdown);
  return String(processor.processSync(markdown));
}

/** Rendering time grows with the square of the depth: a few kilobytes of `>` would block the server for minutes. */
function refuseDepth(markdown: string): void {
  for (const [index, line] of markdown.split('\n').entries()) {
    const markers = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])(?=[ \t>]|$))+/.exec(line)?.[0] ?? '';
    const levels = (markers.match(/[-*+>.)]/g) ?? []).length;
    const brackets = line.match(/[[(]{100}|[*_~]{200}/);
    if (levels > maxDepth || brackets) {
      throw wrongText(`line ${index + 1} of the text is nested too deeply; use fewer levels`);
    }
  }
}

function adapt(tree: Root): void {
  visit(tree, 'element', (element: Element, index, parent) => {
    const { tagName, properties } = element;
    if (tagName === 'h1') element.tagName = 'h2';
    if (tagName === 'a' && externalLink.test(String(properties['href']))) properties['rel'] = ['noopener'];
    if (tagName === 'th' && element.children.length === 0) element.tagName = 'td';
    if (tagName === 'img') sizeImage(element);
    if (tagName === 'input') properties['ariaLabel'] = properties['checked'] ? '☑' : '☐';
    if (tagName !== 'table' || !parent || index === undefined) return undefined;
    const scrolls = { className: ['table-scroll'], tabIndex: 0 };
    parent.children[index] = { type: 'element', tagName: 'div', properties: scrolls, children: [element] };
    return index + 1;
  });
}

function sizeImage({ properties }: Element): void {
  const { src, title, alt } = properties;
  const [, width, height] = size.exec(String(title ?? '')) ?? [];
  if (!imagePath.test(String(src ?? ''))) {
    throw wrongText(`the picture ${String(src ?? '')} is not on this site; use a path such as /escrow.png`);
  }
  if (!width || !height) {
    throw wrongText(`the picture ${String(src)} has no size; write ![description](${String(src)} "640x360")`);
  }
  if (!alt) throw wrongText(`the picture ${String(src)} has no description for readers who cannot see it`);
  delete properties['title'];
  Object.assign(properties, { width: Number(width), height: Number(height), loading: 'lazy' });
}

const wrongText = (message: string): DomainError => new DomainError('content.files-invalid', message);
