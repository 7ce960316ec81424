import type { ThankYouMessages } from './messages.en';

const es: ThankYouMessages = {
  seo: { title: 'Gracias | Closewise', description: 'Su informe de costos de cierre está listo.' },
  title: 'Gracias. Su informe está listo.',
  lede: 'Léalo antes de firmar cualquier cosa y llévelo con usted al cierre.',
  open: 'Abrir su informe',
  save: {
    title: 'Guarde este enlace',
    body: 'Es el único camino de vuelta a su informe: no guardamos los informes por usted.',
    label: 'Enlace a su informe',
    copy: 'Copiar enlace',
    copied: '¡Copiado!',
  },
  mail: {
    title: '¿Espera el correo?',
    body: 'Si pidió el informe por correo, revise también la carpeta de spam o promociones.',
  },
};
export default es;
