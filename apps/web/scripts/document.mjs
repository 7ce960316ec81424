import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const contentEntry = 'src/entry-content.ts';

/** Creates a complete document from a rendered page, including preloads. */
export function createDocument(client, noScriptTexts) {
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
      .replace('<!--app-html-->', () => html || `<noscript>${noScriptTexts[language]}</noscript>`);
    const whole = html ? withScriptsLast(page) : page;
    refuseInline(whole);
    return whole;
  };
}

/** The template of a page with islands, without the client of whole pages. */
const awakening = (template, [entry, ...imported]) =>
  template
    .replaceAll(/(?<! ) *<link rel="modulepreload"[^>]*>\n/g, '')
    .replace(/(<script type="module"[^>]*\ssrc=")[^"]*/, `$1/${entry}`)
    .replace('<!--app-head-->', (head) => imported.map(modulePreload).join('') + head);

/** Scripts get low priority: a prerendered page needs fonts and styles first. */
const withScriptsLast = (page) =>
  page
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('<script type="module"', '<script type="module" fetchpriority="low"');

const modulePreload = (file) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Fetched after the first paint (`src/app/islands/hydrate-islands.ts`). */
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

/** The content security policy allows only our own script and style files; blocks of data are not scripts. */
function refuseInline(page) {
  const inline = page.match(
    /<script(?![^>]*\s(src=|type="application\/ld\+json"))[^>]*>|<style[\s>]|<[^<>]*\sstyle="[^"]*"/,
  );
  if (inline) throw new Error(`The content security policy would block this: ${inline[0]}`);
}
