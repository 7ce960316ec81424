// The Postal Service writes cities in capitals; the case comes from a municipality of that name, or else from rules.
const written = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
};

const key = (name) =>
  name
    .normalize('NFD')
    .replace(/[.'’‘ʻ\p{M}]/gu, '')
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => written[word] ?? word)
    .join('');

const small = new Set(['of', 'the', 'and', 'on', 'in', 'by', 'at', 'de', 'du', 'del']);
const abbreviated = { st: 'St.', ste: 'Ste.', ft: 'Fort', mt: 'Mount' };

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

function inTitleCase(name) {
  const words = name.toLowerCase().split(' ');
  return words
    .map((word, index) => {
      if (abbreviated[word]) return abbreviated[word];
      if (index > 0 && small.has(word)) return word;
      return word
        .split('-')
        .map(capital)
        .join('-')
        .replace(/^(O|D)'(\w)/, (_, letter, next) => `${letter}'${next.toUpperCase()}`);
    })
    .join(' ')
    .replace(/(?<=^| )Mc (?=[A-Z])/, 'Mc')
    .replace(/^O (?=[A-Z])/, "O'");
}

/** `(state, 'SAINT LOUIS') => 'St. Louis'`. */
export function cityNames(municipalities) {
  const names = new Map(municipalities.map(({ state, place }) => [`${state} ${key(place)}`, place]));
  return (state, city) => names.get(`${state} ${key(city)}`) ?? inTitleCase(city);
}
