/** The 50 states and DC by postal code: English and Spanish names and older abbreviations, without accents. */
export const stateNames: Readonly<Record<string, readonly string[]>> = {
  AL: ['Alabama', 'Ala'],
  AK: ['Alaska'],
  AZ: ['Arizona', 'Ariz'],
  AR: ['Arkansas', 'Ark'],
  CA: ['California', 'Calif', 'Cal'],
  CO: ['Colorado', 'Colo'],
  CT: ['Connecticut', 'Conn'],
  DE: ['Delaware', 'Del'],
  DC: ['District of Columbia', 'Distrito de Columbia', 'Washington DC', 'Washington D C', 'D C'],
  FL: ['Florida', 'Fla', 'La Florida'],
  GA: ['Georgia'],
  HI: ['Hawaii', 'Hawai', "Hawai'i"],
  ID: ['Idaho'],
  IL: ['Illinois', 'Ill'],
  IN: ['Indiana', 'Ind'],
  IA: ['Iowa'],
  KS: ['Kansas', 'Kans'],
  KY: ['Kentucky'],
  LA: ['Louisiana', 'Luisiana'],
  ME: ['Maine'],
  MD: ['Maryland'],
  MA: ['Massachusetts', 'Mass'],
  MI: ['Michigan', 'Mich'],
  MN: ['Minnesota', 'Minn'],
  MS: ['Mississippi', 'Misisipi', 'Miss'],
  MO: ['Missouri', 'Misuri'],
  MT: ['Montana', 'Mont'],
  NE: ['Nebraska', 'Nebr', 'Neb'],
  NV: ['Nevada', 'Nev'],
  NH: ['New Hampshire', 'Nuevo Hampshire', 'N H'],
  NJ: ['New Jersey', 'Nueva Jersey', 'N J'],
  NM: ['New Mexico', 'Nuevo Mexico', 'N Mex', 'N M'],
  NY: ['New York', 'Nueva York', 'N Y'],
  NC: ['North Carolina', 'Carolina del Norte', 'N C'],
  ND: ['North Dakota', 'Dakota del Norte', 'N Dak', 'N D'],
  OH: ['Ohio'],
  OK: ['Oklahoma', 'Okla'],
  OR: ['Oregon', 'Ore', 'Oreg'],
  PA: ['Pennsylvania', 'Pensilvania', 'Penn', 'Penna'],
  RI: ['Rhode Island', 'R I'],
  SC: ['South Carolina', 'Carolina del Sur', 'S C'],
  SD: ['South Dakota', 'Dakota del Sur', 'S Dak', 'S D'],
  TN: ['Tennessee', 'Tenn'],
  TX: ['Texas', 'Tejas', 'Tex'],
  UT: ['Utah'],
  VT: ['Vermont'],
  VA: ['Virginia'],
  WA: ['Washington', 'Washington State', 'Wash'],
  WV: ['West Virginia', 'Virginia Occidental', 'W Va'],
  WI: ['Wisconsin', 'Wis', 'Wisc'],
  WY: ['Wyoming', 'Wyo'],
};

/** The postal codes of the 50 states and DC. */
export const stateCodes: readonly string[] = Object.keys(stateNames);

const statesByZone: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Detroit': 'MI',
  'America/Indiana/Indianapolis': 'IN',
  'America/Kentucky/Louisville': 'KY',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO MT NM UT WY',
  'America/Boise': 'ID',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
};

const zones = new Map(
  Object.entries(statesByZone).flatMap(([zone, states]) =>
    states.split(' ').map((state) => [state, zone] as const),
  ),
);

/**
 * The IANA time zone where most of a state's residents live (49 CFR part 71); UTC for any other code. Print times with
 * their zone: parts of 13 states are in a second one.
 */
export const timeZoneOf = (state: string): string => zones.get(state) ?? 'UTC';
