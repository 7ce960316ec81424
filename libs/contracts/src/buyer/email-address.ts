import { z } from 'zod';

/** An address as it is usually written; the last part of its host may be an international one (`xn--p1ai`). */
const form =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z\d-]{1,59})$/;
const address = z.email({ pattern: form });

/** Whether the text is an e-mail address; spaces around it do not matter. */
export const isEmailAddress = (text: string): boolean => address.safeParse(text.trim()).success;
