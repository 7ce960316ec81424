/** The path of the reports' pages; each is at `/html-report/{reportId}`. */
export const reportPages = '/html-report';
