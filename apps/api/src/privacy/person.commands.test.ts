import type { PrivacyEvent } from '@closewise/domain/privacy';
import { privacySentences } from './person.commands.js';

describe('the sentences about erasures and exports in the list of admin actions', () => {
  it.each<[PrivacyEvent['type'], object, string]>([
    [
      'PersonErased',
      { subjectId: '7a31c0ffee51.report-1' },
      'Erased the personal data of the subject 7a31c0ff…',
    ],
    [
      'PersonErased',
      { subjectId: '7a31c0ffee51', despiteObjections: true },
      'Erased the personal data of the subject 7a31c0ff…, although something still needed it',
    ],
    ['PersonLookedUp', { subjectId: '7a31c0ffee51' }, 'Looked up the data of the subject 7a31c0ff…'],
    ['PersonExported', { subjectId: '7a31c0ffee51' }, 'Exported the data of the subject 7a31c0ff…'],
  ])('[AD-07] say of %s %j what was done', (type, data, sentence) => {
    expect((privacySentences[type] as (data: object) => string)(data)).toBe(sentence);
  });
});
