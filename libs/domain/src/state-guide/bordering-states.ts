/** Each state with those after it in the alphabet of codes that it shares a border line with, not a corner alone. */
const borders =
  'AL:FL,GA,MS,TN AR:LA,MO,MS,OK,TN,TX AZ:CA,NM,NV,UT CA:NV,OR CO:KS,NE,NM,OK,UT,WY CT:MA,NY,RI DC:MD,VA ' +
  'DE:MD,NJ,PA FL:GA GA:NC,SC,TN IA:IL,MN,MO,NE,SD,WI ID:MT,NV,OR,UT,WA,WY IL:IN,KY,MO,WI IN:KY,MI,OH ' +
  'KS:MO,NE,OK KY:MO,OH,TN,VA,WV LA:MS,TX MA:NH,NY,RI,VT MD:PA,VA,WV ME:NH MI:OH,WI MN:ND,SD,WI MO:NE,OK,TN ' +
  'MS:TN MT:ND,SD,WY NC:SC,TN,VA ND:SD NE:SD,WY NH:VT NJ:NY,PA NM:OK,TX NV:OR,UT NY:PA,VT OH:PA,WV OK:TX ' +
  'OR:WA PA:WV SD:WY TN:VA UT:WY VA:WV';

const pairs = borders.split(' ').flatMap((entry) => {
  const [state = '', others = ''] = entry.split(':');
  return others.split(',').map((other) => [state, other] as const);
});

/** Two letters each, in alphabetical order; none for Alaska and Hawaii. */
export const borderingStates = (state: string): readonly string[] =>
  pairs.flatMap(([one, other]) => (one === state ? [other] : other === state ? [one] : [])).toSorted();
