import './styles/app.css';
import { awakenDialogs } from './app/content-page/dialogs';
import { keepInStep } from './app/content-page/keep-in-step';
import { awakenLatecomers } from './app/content-page/latecomers';
import { awakenLinks } from './app/content-page/links';
import { tellOfLostIslands } from './app/content-page/lost-islands';
import { openNamed } from './app/content-page/open-named';
import { awakenIslands } from './app/islands/awaken';
import { captureReferral } from './shared/referral/referral';

// A page that is read: it stays as it was written, but for what its visitor uses.
captureReferral(window.location.search, Date.now());
awakenLinks(document);
awakenDialogs(document);
openNamed(document);
tellOfLostIslands(document);
awakenIslands(document);
awakenLatecomers(document);
keepInStep();
if (document.querySelector('[data-shares], [data-asks-consent]')) void import('./app/content-page/buttons');
