import { awakenConsentButtons } from './consent-buttons';
import { awakenShareButtons } from './share-buttons';

// Few pages have such buttons; the others do not send what they do.
awakenConsentButtons(document);
awakenShareButtons(document);
