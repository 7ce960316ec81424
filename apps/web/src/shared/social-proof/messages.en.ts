const en = {
  label: 'Recent order',
  close: 'Close, and show no more of these notices',
  sample: 'Sample notice',
  message: 'Someone just ordered a report for a {propertyType} in {location}',
  propertyTypes: {
    'single-family': 'single-family home',
    condo: 'condo',
    townhouse: 'townhouse',
    'multi-family': 'multi-family home',
    'new-construction': 'newly built home',
    'vacant-land': 'vacant lot',
    commercial: 'commercial property',
    industrial: 'warehouse or factory',
    'mixed-use': 'mixed-use property',
    'mobile-home': 'mobile home',
    'farm-ranch': 'farm or ranch',
    'co-op': 'co-op apartment',
  },
};
export type SocialProofMessages = typeof en;
export default en;
