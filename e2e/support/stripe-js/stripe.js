// What js.stripe.com answers in the journeys: frames for the card, and calls to api.stripe.com, as Stripe.js does it.
(() => {
  const frames = {
    cardNumber: 'Secure card number input frame',
    cardExpiry: 'Secure expiration date input frame',
    cardCvc: 'Secure CVC input frame',
  };
  const spanish = {
    card_declined: 'Su tarjeta fue rechazada.',
    payment_intent_authentication_failure: 'Su banco no pudo autenticar el pago.',
  };

  /** One field in a frame of another origin; its container carries Stripe's classes of state. */
  class Element {
    constructor(type, options, locale) {
      Object.assign(this, { type, handlers: {}, value: '' });
      const { style = {}, placeholder = '' } = options;
      this.frame = Object.assign(document.createElement('iframe'), { title: frames[type] });
      this.frame.src = `https://js.stripe.com/v3/elements-inner-card.html#${type}`;
      Object.assign(this.frame.style, { border: 'none', width: '100%', height: style.base.lineHeight });
      this.frame.addEventListener('load', () => this.post({ begin: { style, placeholder, locale } }));
      window.addEventListener('message', (event) => {
        if (event.source === this.frame.contentWindow) this.hear(event.data);
      });
    }
    mount(container) {
      this.container = container;
      container.classList.add('StripeElement', 'StripeElement--empty');
      container.append(this.frame);
      const label = document.querySelector(`label[for="${container.id}"]`);
      label?.addEventListener('click', () => this.post({ focus: true }));
    }
    hear({ event, detail }) {
      const state = (name, on) => this.container.classList.toggle(`StripeElement--${name}`, Boolean(on));
      if (event === 'focus' || event === 'blur') state('focus', event === 'focus');
      if (event === 'change') {
        this.value = detail.value;
        for (const name of ['empty', 'complete']) state(name, detail[name]);
        state('invalid', detail.error);
      }
      this.handlers[event]?.({ elementType: this.type, ...detail, value: undefined });
    }
    post(message) {
      this.frame.contentWindow.postMessage(message, 'https://js.stripe.com');
    }
    on(event, handler) {
      this.handlers[event] = handler;
    }
    off(event) {
      delete this.handlers[event];
    }
    destroy() {
      this.frame.remove();
    }
  }

  /** The bank's question in a frame over the page. */
  const askBank = () =>
    new Promise((resolve) => {
      const frame = Object.assign(document.createElement('iframe'), { title: '3D Secure' });
      frame.src = 'https://hooks.stripe.com/3d_secure_2/hosted';
      const whole = {
        position: 'fixed',
        inset: 0,
        width: '100%',
        height: '100%',
        border: 'none',
        zIndex: 99,
      };
      Object.assign(frame.style, whole);
      const hear = (event) => {
        if (event.source !== frame.contentWindow) return;
        window.removeEventListener('message', hear);
        frame.remove();
        resolve(event.data);
      };
      window.addEventListener('message', hear);
      document.body.append(frame);
    });

  window.Stripe = (key, { locale }) => {
    const inWords = (error) => ({
      ...error,
      message: (locale === 'es' && spanish[error.code]) || error.message,
    });
    const call = async (method, clientSecret, path = '', fields = {}) => {
      const intent = clientSecret.split('_secret_')[0];
      const form = new URLSearchParams({ key, client_secret: clientSecret, ...fields });
      const url = `https://api.stripe.com/v1/payment_intents/${intent}${path}`;
      const [address, sent] = method === 'GET' ? [`${url}?${form}`, {}] : [url, { method, body: form }];
      try {
        const answer = await (await fetch(address, sent)).json();
        return answer.error ? { error: inWords(answer.error) } : { paymentIntent: answer };
      } catch {
        return { error: { type: 'api_connection_error', message: 'There is no connection to Stripe.' } };
      }
    };
    const made = {};
    const elements = () => ({
      create: (type, options) => (made[type] = new Element(type, options, locale)),
      getElement: ({ __elementType: type }) => made[type],
      update: () => undefined,
    });
    const confirmCardPayment = async (clientSecret, { payment_method: method }) => {
      const [month, year] = made.cardExpiry.value.split('/');
      const answer = await call('POST', clientSecret, '/confirm', {
        'payment_method_data[type]': 'card',
        'payment_method_data[billing_details][name]': method.billing_details.name,
        'payment_method_data[card][number]': method.card.value,
        'payment_method_data[card][exp_month]': month,
        'payment_method_data[card][exp_year]': year,
        'payment_method_data[card][cvc]': made.cardCvc.value,
      });
      if (answer.paymentIntent?.status !== 'requires_action') return answer;
      const asked = await call('POST', clientSecret, '/authenticate', { result: await askBank() });
      const failure = asked.paymentIntent?.last_payment_error;
      return failure ? { error: inWords(failure) } : asked;
    };
    return {
      elements,
      confirmCardPayment,
      retrievePaymentIntent: (clientSecret) => call('GET', clientSecret),
      createToken: () => undefined,
      createPaymentMethod: () => undefined,
    };
  };
  window.Stripe.version = 'endive';
})();
