import type { ReportLanguage } from '@closewise/contracts/buyer';
import { wordsOf } from './grounds.js';
import type { Finding } from './passage.js';

const small = (text: string): ReadonlySet<string> => new Set(wordsOf(text));

/** The small words of which a third of any text is made; those that two of these languages share are in neither. */
const smallWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: small(
    'the of and to in is you that it for on are as with they at be this have from or by not what all were we when your can there use an each which how their if will other about out many then them these some her would make like into time has more than its who may could should any only before after because does do did but so most much where while until both same ask whether my i our',
  ),
  es: small(
    'a de la que el en los se del las por un para con una su al lo como mas o pero sus le ya este si porque esta entre cuando muy sin sobre tambien hasta hay donde quien desde todo nos durante todos uno ni contra otros ese eso ante antes algunos que unos yo otro otras otra el tanto esa estos mucho quienes nada muchos cual poco ella estar estas algunas algo nosotros usted ustedes cuanto pida pregunte puede debe es son ser tiene cada aqui mi',
  ),
  fr: small(
    'le les des et est une pour dans qui sur pas plus avec ce au aux vous votre vos nous leur ne du ou cette sont par elle ils il mais demandez',
  ),
  pt: small(
    'os da do em um uma para com nao mais voce seu sua ao pelo pela e sao isso esta pode quando foi ou como mas',
  ),
  de: small(
    'der die das und ist nicht ein eine sie ihr ihre den dem mit von zu auf fur im des werden wird sich',
  ),
  it: small('il lo gli di che non per una sono con del della dei delle nel alla piu come anche questo si'),
};

const languages = Object.keys(smallWords);

const countOf = (words: readonly string[], language: string): number =>
  words.filter((word) => smallWords[language]!.has(word)).length;

/** Whether a text is in the language: its small words are the commonest and, in more than a title, there are enough. */
export function checkLanguage(text: string, language: ReportLanguage): Finding[] {
  const words = wordsOf(text);
  const own = countOf(words, language);
  const isEnough = own >= leastOf(words.length);
  if (isEnough && own >= mostOfOthers(words, language)) return strangeSentences(text, language);
  return [{ reason: 'wrong-language', found: text.slice(0, 60) }];
}

/** Titles may have none of them, and short orders few. */
const leastOf = (count: number): number => {
  if (count < 8) return 0;
  return count < 16 ? 1 : count * 0.15;
};

const mostOfOthers = (words: readonly string[], language: ReportLanguage): number =>
  Math.max(...languages.filter((name) => name !== language).map((name) => countOf(words, name)));

/** Sentences in another language, within a text that is right as a whole. */
const strangeSentences = (text: string, language: ReportLanguage): Finding[] =>
  text
    .split(/(?<=[.!?…:;])\s+/u)
    .filter((sentence) => {
      const words = wordsOf(sentence);
      return words.length >= 4 && mostOfOthers(words, language) > countOf(words, language) + 1;
    })
    .map((sentence) => ({ reason: 'wrong-language', found: sentence.slice(0, 60) }));
