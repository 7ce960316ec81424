import { fipsOfState } from './state-fips.js';

/** `201=977,157=23` of Texas → `48201` and `48157` with their shares; a county alone has all of it. */
export const shareList = (
  text: string,
  state: string,
): readonly Readonly<{ fips: string; share: number }>[] =>
  text.split(',').map((part) => {
    const [code = '', thousandths] = part.split('=');
    return {
      fips: code.length === 3 ? fipsOfState(state) + code : code,
      share: thousandths === undefined ? 1 : Number(thousandths) / 1000,
    };
  });
