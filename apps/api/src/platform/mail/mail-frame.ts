import { Html, html } from '../http/pages/html.js';

/** The HTML frame of every mail: no tables, no images, readable without its styles. */
export function mailFrame({
  language,
  title,
  content,
}: Readonly<{ language: string; title: string; content: Html }>): string {
  const page = html`<html lang="${language}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content="light" />
      <title>${title}</title>
      <style>
        ${new Html(styles)}
      </style>
    </head>
    <body>
      <main>
        <p class="brand">Closewise</p>
        <h1>${title}</h1>
        ${content}
      </main>
    </body>
  </html>`;
  return `<!doctype html>\n${page.markup}`;
}

const styles = `
body { margin: 0; padding: 0; background: #f4f7f4; color: #16241d; font: 17px/1.55 Helvetica, Arial, sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 28px 20px; background: #ffffff; }
.brand { margin: 0 0 20px; font-weight: bold; color: #0d3b2a; }
h1 { margin: 0 0 16px; font-size: 26px; line-height: 1.2; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
a { color: #0d5c3f; }
.button { display: inline-block; padding: 14px 22px; border-radius: 10px; background: #0d5c3f; color: #ffffff; font-weight: bold; text-decoration: none; }
.note { font-size: 15px; color: #4c6156; }
`;
