import type { JSHandle } from 'playwright-core';

/** Words that each language needs in almost every sentence, and the other has none of. */
const commonWords = {
  en: [
    'the',
    'and',
    'you',
    'your',
    'with',
    'this',
    'that',
    'are',
    'is',
    'what',
    'when',
    'which',
    'from',
    'it',
  ],
  es: ['el', 'los', 'las', 'una', 'que', 'su', 'sus', 'para', 'por', 'del', 'en', 'es', 'usted', 'cuando'],
};

/**
 * Sentences in another language than the page says that they are, and what no person has written: names of messages and
 * values that are not there. Few words may be a name.
 */
export const saidWrongly = (read: JSHandle<Document>): Promise<string[]> =>
  read.evaluate((document, words) => {
    const raw = /undefined|\bNaN\b|\[object |\$\{|\{\{|\b[a-z][A-Za-z]*(\.[a-z][A-Za-z]+){2,}\b(?![/@])/;
    const wrong: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, parent] = [node.textContent?.trim() ?? '', node.parentElement!];
      if (!text || text.includes('://') || parent.closest('script, style, code, noscript, [translate=no]'))
        continue;
      const isSpanish = parent.closest('[lang]')?.getAttribute('lang')?.startsWith('es');
      const foreign = isSpanish ? words.en : words.es;
      const said = text.toLowerCase().split(/[^\p{L}]+/u);
      const heard = said.filter((word) => foreign.includes(word));
      const isName = text.split(/\s+/).every((word) => !/^\p{Ll}/u.test(word));
      const isShort = said.length > 2 && heard.length * 3 >= said.length;
      const isForeign = heard.length >= 3 || (heard.length > 0 && isShort && !isName);
      if (isForeign || raw.test(text)) wrong.push(text.slice(0, 120));
    }
    return wrong;
  }, commonWords);
