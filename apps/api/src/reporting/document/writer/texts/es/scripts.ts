import type { scripts as english } from '../en/scripts.js';

export const scripts: typeof english = {
  lender: (fee, amount) =>
    `Estoy comparando las estimaciones de tres prestamistas. Espero unos ${amount} por “${fee}”. ¿Puede eliminarlo o igualar por escrito el total más bajo de la sección A?`,
  broker: (fee, amount) =>
    `¿Quién paga “${fee}”, el prestamista o yo? Si soy yo, espero no más de ${amount}. Muéstreme, por favor, el mismo préstamo de las dos maneras.`,
  settlement: (fee, amount) =>
    `Envíeme, por favor, una cotización por escrito con todos los cargos de este cierre. He visto unos ${amount} por “${fee}”. ¿Qué incluye y qué se puede quitar?`,
  title: (fee, amount) =>
    `Antes de pagar unos ${amount} por “${fee}”: ¿hay una tarifa de reemisión por la póliza del vendedor y se aplica la tarifa simultánea a la póliza del prestamista?`,
  attorney: (fee, amount) =>
    `¿Puede ofrecer “${fee}” por un precio fijo de unos ${amount}, con la revisión del título y el cierre incluidos, y decirme ahora qué costaría aparte?`,
  survey: (fee, amount) =>
    `¿Aceptan el prestamista y la compañía de títulos el plano que ya tiene el vendedor, con una declaración jurada? Si no, ¿puede hacer “${fee}” por ${amount} o menos?`,
  agent: (fee, amount) =>
    `En nuestro contrato figura “${fee}” por unos ${amount}. ¿Aceptaría menos? ¿Me ayuda a pedir en la oferta que la pague el vendedor?`,
  brokerage: (fee, amount) =>
    `Veo “${fee}”, unos ${amount}, además de la comisión. Quisiera que se elimine antes de firmar.`,
  office: (fee, amount) =>
    `¿Qué trabajo paga “${fee}”, unos ${amount}? Si son gastos de oficina, le pido eliminarlo o incluirlo en el cargo de cierre.`,
  association: (fee, amount) =>
    `Envíeme, por favor, la lista de cargos que permite “${fee}” (unos ${amount}). ¿Lo limita el estado y suele pagarlo el vendedor?`,
  other: (fee, amount) =>
    `Espero unos ${amount} por “${fee}”. ¿Qué parte se puede negociar y puedo usar otro proveedor?`,
  unexpected: (fee) =>
    `No espero pagar “${fee}”. Confírmeme por escrito, por favor, que no aparecerá en mis documentos de cierre.`,
};
