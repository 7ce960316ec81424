import { quantitiesIn } from './quantities.js';

/** Each quantity of the text as its kind and value. */
const read = (text: string): string[] => quantitiesIn(text).map(({ kind, value }) => `${kind} ${value}`);

describe('the amounts in a text of a model', () => {
  it.each([
    ['$450,000', 'money 450000'],
    ['$ 5,000.50', 'money 5000.5'],
    ['US$5,000', 'money 5000'],
    ['USD 5,000', 'money 5000'],
    ['5,000 USD', 'money 5000'],
    ['5,000 dollars', 'money 5000'],
    ['5,000', 'amount 5000'],
    ['50 cents', 'money 0.5'],
    ['50 centavos', 'money 0.5'],
    ['1.2k', 'amount 1200'],
    ['$1.2K', 'money 1200'],
    ['$1.2 k', 'money 1200'],
    ['5k dollars', 'money 5000'],
    ['450 thousand', 'amount 450000'],
    ['$450 thousand', 'money 450000'],
    ['$5 grand', 'money 5000'],
    ['5 grand', 'amount 5000'],
    ['15 mil', 'amount 15000'],
    ['15 mil dólares', 'money 15000'],
    ['2.5m', 'amount 2500000'],
    ['$1.2 million', 'money 1200000'],
    ['1.2 millones de dólares', 'money 1200000'],
    ['1 millón', 'amount 1000000'],
    ['$2 billion', 'money 2000000000'],
    ['2 billones', 'amount 2000000000000'],
    ['3.5%', 'percent 3.5'],
    ['3.5 percent', 'percent 3.5'],
    ['3.5 por ciento', 'percent 3.5'],
    ['2 points', 'amount 2'],
    // Neither language of a report writes so; no input has it.
    ['1,5', 'amount 1,5'],
  ])('are read in digits: %s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([
    ['five grand', 'amount 5000'],
    ['a grand', 'amount 1000'],
    ['five k', 'amount 5000'],
    ['five hundred dollars', 'money 500'],
    ['fifteen hundred', 'amount 1500'],
    ['twenty-five hundred dollars', 'money 2500'],
    ['two hundred and five', 'amount 205'],
    ['one hundred and fifty thousand', 'amount 150000'],
    ['two million five hundred thousand', 'amount 2500000'],
    ['one billion two million', 'amount 1002000000'],
    ['two billion', 'amount 2000000000'],
    ['fifty cents', 'money 0.5'],
    ['five bucks', 'money 5'],
    ['one dollar', 'money 1'],
    ['thirty-five percent', 'percent 35'],
    ['several hundred', 'amount 100'],
    ['mil dólares', 'money 1000'],
    ['once mil dólares', 'money 11000'],
    ['once por ciento', 'percent 11'],
    ['quinientos mil', 'amount 500000'],
    ['cuatrocientos cincuenta mil dólares', 'money 450000'],
    ['por cinco mil dólares', 'money 5000'],
    ['por mil', 'amount 1000'],
    ['ciento veinte mil', 'amount 120000'],
    ['cien mil', 'amount 100000'],
    ['dieciséis mil', 'amount 16000'],
    ['veintiún mil', 'amount 21000'],
    ['dos mil quinientos', 'amount 2500'],
    ['un millón', 'amount 1000000'],
    ['dos mil millones', 'amount 2000000000'],
    ['un dólar', 'money 1'],
    ['treinta y cinco por ciento', 'percent 35'],
  ])('are read in words: %s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([
    ['one', []],
    ['pay it once', []],
    ['una casa', []],
    ['half a million', ['amount 1000000', 'fraction half']],
    ['medio millón', ['amount 1000000', 'fraction medio millón']],
    ['quarter of a million', ['amount 1000000', 'fraction quarter of']],
    ['a third', ['fraction a third']],
    ['la mitad', ['fraction mitad']],
    ['twice', ['fraction twice']],
    ['dos y medio', ['amount 2', 'fraction y medio']],
    ['$5 to $10 and three visits', ['money 5', 'money 10', 'amount 3']],
    ['entre 5 y 10 mil', ['amount 5', 'amount 10000']],
  ])('are all found, and nothing that is none: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
