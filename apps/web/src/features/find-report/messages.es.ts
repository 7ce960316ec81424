import type { FindReportMessages } from './messages.en';

const es: FindReportMessages = {
  seo: {
    title: 'Encontrar mi informe | Closewise',
    description: 'Reciba otra vez por correo los enlaces a los informes de costos de cierre que compró.',
  },
  title: 'Encontrar mi informe',
  lede: 'Escriba el correo electrónico que dio al comprar el informe. Enviamos a esa dirección los enlaces de sus informes.',
  email: 'Correo electrónico',
  hint: 'Enviamos los enlaces solo a esta dirección y no los mostramos en ningún otro lugar.',
  invalid: 'Escriba un correo electrónico como ana@example.com',
  submit: 'Enviarme los enlaces',
  submitting: 'Enviando...',
  sent: {
    title: 'Revise su correo',
    body: (email: string) =>
      `Si con ${email} se compraron informes, un correo con sus enlaces va en camino. Puede tardar unos minutos; busque también en spam o promociones. Para protegerlo, esta página dice lo mismo para cualquier dirección, y enviamos como máximo un correo así cada diez minutos.`,
  },
  refusals: {
    '429': 'Desde su red se buscaron demasiados informes. Inténtelo otra vez en diez minutos.',
  },
  failed: 'No se pudo enviar su solicitud. Revise su conexión e inténtelo otra vez.',
  without: {
    title: '¿No llegó ningún correo?',
    body: 'Quizá compró con otra dirección, o sin dar ninguna. Entonces el enlace está en el historial del navegador con el que compró: busque allí “html-report”. Nunca buscamos un informe por su propiedad, porque solo quien lo compró puede leerlo.',
  },
};
export default es;
