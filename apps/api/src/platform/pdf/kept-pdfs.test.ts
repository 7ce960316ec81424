import { KeptPdfs } from './pdf-writer.js';

const pdf = (bytes: number): Buffer => Buffer.alloc(bytes);

describe('PDFs that are kept', () => {
  it('give way to others by the time of their last use once they are too many bytes', () => {
    const kept = new KeptPdfs(100, 1000);
    kept.keep('old', pdf(40));
    kept.keep('used', pdf(40));
    expect(kept.find('old')).toHaveLength(40);
    kept.keep('new', pdf(40));
    expect([kept.find('old')?.length, kept.find('used'), kept.find('new')?.length]).toEqual([
      40,
      undefined,
      40,
    ]);
  });

  it('are forgotten when their time is over', () => {
    let now = 0;
    const kept = new KeptPdfs(100, 1000, () => now);
    kept.keep('report', pdf(60));
    now = 999;
    expect(kept.find('report')).toHaveLength(60);
    now = 1000;
    expect(kept.find('report')).toBeUndefined();
    kept.keep('other', pdf(100));
    expect(kept.find('other')).toHaveLength(100);
  });

  it('keep nothing that is larger than all of them may be', () => {
    const kept = new KeptPdfs(100, 1000);
    kept.keep('large', pdf(101));
    expect(kept.find('large')).toBeUndefined();
    kept.keep('small', pdf(100));
    expect(kept.find('small')).toHaveLength(100);
  });
});
