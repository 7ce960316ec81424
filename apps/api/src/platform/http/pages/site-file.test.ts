import { fillText } from './site-file.js';

const page = [
  '<p>__PRICE__</p>',
  '__IF SPEED|TRUST__<dl>',
  '__IF SPEED__<dt>fast __PRICE__</dt>__END SPEED__',
  '__IF TRUST__<dt>trusted</dt>__END TRUST__',
  '</dl>__END SPEED|TRUST__',
].join('');
const filled = (parts: string[], price = '$25') =>
  fillText(page, { places: { __PRICE__: price }, parts: new Set(parts) });

describe('a page that is served', () => {
  it('has the parts that are shown, with their texts and no marks', () => {
    expect(filled(['SPEED', 'TRUST'])).toBe('<p>$25</p><dl><dt>fast $25</dt><dt>trusted</dt></dl>');
    expect(filled(['TRUST'])).toBe('<p>$25</p><dl><dt>trusted</dt></dl>');
  });

  it('has nothing of a group of which no part is shown', () => {
    expect(filled([])).toBe('<p>$25</p>');
  });

  it('says what is put in as it is, whatever that looks like', () => {
    for (const text of ['$&', '__PRICE__', '__IF SPEED__x__END SPEED__'])
      expect(filled([], text)).toBe(`<p>${text}</p>`);
  });

  it('keeps what looks like a place and is none', () => {
    expect(fillText('__proto__ __ELSE__ a__b__', { places: {}, parts: new Set() })).toBe(
      '__proto__ __ELSE__ a__b__',
    );
  });
});
