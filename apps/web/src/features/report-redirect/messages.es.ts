import type { ReportRedirectMessages } from './messages.en';

const es: ReportRedirectMessages = {
  seo: { title: 'Su informe | Closewise', description: 'Lo lleva a su informe de costos de cierre.' },
  redirecting: 'Abriendo su informe...',
};
export default es;
