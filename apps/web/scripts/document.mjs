import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In place of a page that only the browser renders. */
const needsScript = {
  en: 'This page needs JavaScript. Please allow it in your browser and load the page again.',
  es: 'Esta página necesita JavaScript. Actívelo en su navegador y vuelva a cargarla.',
};

const contentEntry = 'src/entry-content.ts';

/** Turns what a page renders into a whole document with its preloads. */
export function createDocument(client) {
  const template = readFileSync(join(client, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8'));
  const fonts = Object.values(manifest).filter(({ src }) => src?.endsWith('.woff2'));
  const app = filesOf(manifest, ['index.html']);
  const content = filesOf(manifest, [contentEntry]);

  return ({ language, head, html = '', sources, islands = null, hydrates = html !== '' && !islands }) => {
    const entry = islands ? content : app;
    const preload = islands ? islandCode : modulePreload;
    const preloads = [
      ...fonts.map(
        ({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
      ),
      ...[...filesOf(manifest, sources)].filter((file) => !entry.has(file)).map(preload),
    ];
    const page = (islands ? awakening(template, [...content]) : template)
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace('<!--app-head-->', () => head + preloads.join(''))
      .replace('<div id="root">', hydrates ? '<div id="root" data-prerendered>' : '<div id="root">')
      .replace('<!--app-html-->', () => html || `<noscript>${needsScript[language]}</noscript>`);
    const whole = html ? withScriptsLast(page) : page;
    refuseInline(whole);
    return whole;
  };
}

/** The document of a page that awakens in islands: the client of whole pages is not in it. */
const awakening = (template, [entry, ...imported]) =>
  template
    .replaceAll(/(?<! ) *<link rel="modulepreload"[^>]*>\n/g, '')
    .replace(/(<script type="module"[^>]*\ssrc=")[^"]*/, `$1/${entry}`)
    .replace('<!--app-head-->', (head) => imported.map(modulePreload).join('') + head);

/** A prerendered page reads without scripts: fonts and styles get the line first. */
const withScriptsLast = (page) =>
  page
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('<script type="module"', '<script type="module" fetchpriority="low"');

const modulePreload = (file) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Fetched once the page is painted (`src/app/islands/awaken.ts`). */
const islandCode = (file) => `<link rel="island-code" crossorigin href="/${file}">`;

function filesOf(manifest, keys, found = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!chunk) throw new Error(`${key} is not in the manifest of the build`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}

/** The content security policy allows scripts and styles from our own files alone; a block of data is no script. */
function refuseInline(page) {
  const inline = page.match(
    /<script(?![^>]*\s(src=|type="application\/ld\+json"))[^>]*>|<style[\s>]|<[^<>]*\sstyle="[^"]*"/,
  );
  if (inline) throw new Error(`The content security policy would block this: ${inline[0]}`);
}
