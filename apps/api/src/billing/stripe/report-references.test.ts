import { MasterKey } from '../../platform/personal-data/master-key.js';
import { SealedPersonalData } from '../../platform/personal-data/sealed-personal-data.js';
import type { SubjectKeys } from '../../platform/personal-data/subject-keys.js';
import { ReportReferences } from './report-references.js';

const withKey = (byte: number) =>
  new ReportReferences(new SealedPersonalData({} as SubjectKeys, new MasterKey(Buffer.alloc(32, byte))));
const references = withKey(7);
const reportId = 4711000000000042;
const sealed = references.seal(reportId);

describe('the name of a report at Stripe', () => {
  it('is the same each time, since a repeated request must not differ, and does not show the number', () => {
    expect(withKey(7).seal(reportId)).toBe(sealed);
    expect(sealed).toMatch(/^[\w-]{59}$/);
    expect(Buffer.from(sealed, 'base64url').includes('4711')).toBe(false);
    expect(references.seal(reportId + 1).slice(0, 16)).not.toBe(sealed.slice(0, 16));
  });

  it('is read with its key alone', () => {
    expect(references.open(sealed)).toBe(reportId);
    expect(withKey(8).open(sealed)).toBeNull();
    for (const other of ['', 'x', String(reportId), `${sealed.slice(0, -2)}AA`])
      expect(references.open(other)).toBeNull();
  });

  it('takes the number out of the key of a request, which stays the same for the same', () => {
    const key = `report-${reportId}-1-2500`;
    expect(references.hide(key)).toMatch(/^[0-9a-f]{64}$/);
    expect(withKey(7).hide(key)).toBe(references.hide(key));
    expect(references.hide(`report-${reportId}-2-2500`)).not.toBe(references.hide(key));
  });
});
