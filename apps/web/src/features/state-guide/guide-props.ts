import type { StateGuide } from '../../shared/api/state-guides';
import type { Language } from '../../shared/i18n/language';
import type { StateGuideMessages } from './messages.en';

/** Props of the guide and its sections. */
export type GuideProps = { t: StateGuideMessages; guide: StateGuide; language: Language };
