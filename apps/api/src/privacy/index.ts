export { privacySentences } from './person.commands.js';
export { ErasePerson } from './person.commands.js';
export { Erasure } from './erasure.js';
export { ExportPerson } from './person.commands.js';
export { FindPerson } from './person.commands.js';
export { PersonalDataHolders, type PersonalDataHolder } from './personal-data-holders.js';
export { PrivacyModule } from './privacy.module.js';
export { Subjects } from './subjects.js';
