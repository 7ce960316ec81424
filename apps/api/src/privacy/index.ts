export { privacySentences } from './audit-sentences.js';
export { ErasePerson } from './erase-person.command.js';
export { Erasure } from './erasure.js';
export { ExportPerson } from './export-person.command.js';
export { FindPerson } from './find-person.command.js';
export { PersonalDataHolders, type PersonalDataHolder } from './personal-data-holders.js';
export { PrivacyModule } from './privacy.module.js';
export { Subjects } from './subjects.js';
