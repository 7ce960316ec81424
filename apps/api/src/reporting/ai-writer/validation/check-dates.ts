import { wordsOf, type Grounds } from './grounds.js';
import type { Finding } from './passage.js';

const namesOfTime = new Set(
  [
    'january february april june july august september october november december',
    'monday tuesday wednesday thursday friday saturday sunday',
    'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre',
    'lunes martes miercoles jueves viernes sabado domingo',
    'tomorrow yesterday mañana ayer',
  ].flatMap(wordsOf),
);

/** Months and days of the week that were not given; May and March are caught by the number beside them. */
export const checkDates = (text: string, { words }: Grounds): Finding[] =>
  wordsOf(text)
    .filter((word) => namesOfTime.has(word) && !words.has(word))
    .map((found) => ({ reason: 'date-not-given', found }));
