import type { PasswordMessages } from './messages.en';

const es: PasswordMessages = {
  forgot: {
    title: '¿Olvidó su contraseña?',
    lede: 'Escriba el correo de acceso de su organización. Le enviaremos un enlace para establecer una contraseña nueva; se abre una sola vez, en el plazo de una hora.',
    email: 'Correo de acceso',
    emailInvalid: 'Escriba un correo electrónico válido',
    submit: 'Enviarme el enlace',
    submitting: 'Enviando...',
    sent: 'Si esta dirección pertenece a una organización, va en camino un enlace para una contraseña nueva. Mire también en spam y promociones.',
    failed: 'No se pudo pedir el enlace. Inténtelo de nuevo.',
  },
  reset: {
    title: 'Establezca una contraseña nueva',
    lede: 'Para el panel de su organización. Se cierra la sesión en todos los dispositivos.',
    password: 'Contraseña nueva',
    hint: 'Al menos 16 caracteres.',
    confirmation: 'Confirme la contraseña nueva',
    submit: 'Establecer la contraseña',
    submitting: 'Guardando...',
    failed: 'No se pudo establecer la contraseña. Inténtelo de nuevo.',
    missing: {
      title: 'Este enlace no está completo',
      body: 'Abra otra vez el enlace de nuestro correo o pida uno nuevo.',
    },
    again: 'Pedir un enlace nuevo',
    done: {
      title: 'La contraseña nueva está establecida',
      body: 'La anterior ya no vale y se cerró la sesión en todos los dispositivos. Inicie sesión con la nueva.',
    },
  },
  login: 'Volver al inicio de sesión',
};
export default es;
