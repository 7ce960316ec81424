import type { page as english } from '../en/page.js';

export const page: typeof english = {
  skip: 'Ir al informe',
  home: 'Closewise, ir a la página de inicio',
  contents: 'Contenido',
  readInThisLanguage: 'Leer en español',
  actions: 'Guardar este informe',
  refine: 'Corregir o precisar',
  print: 'Imprimir',
  savePdf: 'Guardar como PDF',
  copyLink: 'Copiar el enlace',
  copied: 'Enlace copiado',
  saveHint: 'Guarde el enlace a esta página: el informe no se conserva en una cuenta.',
  addPremium: 'Agregar secciones premium',
  pageNumber: (page, pages) => `Página ${page} de ${pages}`,
  lettersMissing: (substitute) =>
    `Este archivo no tiene tipografía para algunas letras y muestra ${substitute} en su lugar. La página web del informe las muestra.`,
  closed: {
    'given-back':
      'Este informe fue reembolsado. Se puede seguir leyendo, pero ya no se puede corregir ni ampliar con las secciones premium.',
    disputed:
      'El pago de este informe está en disputa en el banco. Hasta que el banco decida, se puede seguir leyendo, pero no corregir ni ampliar con las secciones premium.',
  },
  order: 'Pedir el informe de su casa',
  unfold: 'Abra un cargo para ver con quién hablar, qué pedir, el cálculo y la fuente.',
  notFound: {
    title: 'Informe no encontrado',
    text: 'No hay un informe en esta dirección. Revise el enlace en su navegador o en su correo. El informe se abre cuando está pagado y listo.',
    home: 'Ir a la página de inicio',
  },
  pdfBusy: {
    title: 'Su PDF tiene que esperar un momento',
    text: 'En este momento estamos preparando muchos PDF. Su informe está a salvo y sigue en su dirección.',
    when: 'Vuelva a intentarlo en 10 segundos.',
    again: 'Intentarlo de nuevo',
  },
  unavailable: {
    title: 'Ahora mismo no podemos mostrar este informe',
    text: 'No podemos acceder al lugar donde se guardan los informes. Todo informe pagado está a salvo y sigue en su dirección. Si ya pagó, no vuelva a pagar: encontraremos su pago y prepararemos su informe.',
    when: 'Vuelva a intentarlo en un minuto.',
    again: 'Intentarlo de nuevo',
  },
};
