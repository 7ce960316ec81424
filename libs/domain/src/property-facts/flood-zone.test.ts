import { floodRiskOf, isFloodMapped } from './flood-zone.js';

describe('a zone’s flood risk', () => {
  it.each([
    ['VE', null, 'coastal'],
    ['V12', null, 'coastal'],
    ['A', null, 'high'],
    ['AE', 'FLOODWAY', 'high'],
    ['AO', null, 'high'],
    ['A99', null, 'high'],
    ['A7', null, 'high'],
    ['X', '0.2 PCT ANNUAL CHANCE FLOOD HAZARD', 'moderate'],
    ['X', '1 PCT DEPTH LESS THAN 1 FOOT', 'moderate'],
    ['X', 'AREA WITH REDUCED FLOOD RISK DUE TO LEVEE', 'levee'],
    ['X', 'AREA OF MINIMAL FLOOD HAZARD', 'minimal'],
    ['C', null, 'minimal'],
    ['D', null, 'undetermined'],
    ['Q', null, 'undetermined'],
    ['AREA NOT INCLUDED', null, 'unmapped'],
    ['', null, 'unmapped'],
  ])('%s (%s) is %s', (zone, subtype, risk) => {
    expect(floodRiskOf({ zone, subtype })).toBe(risk);
  });

  it('is known if FEMA mapped and studied the place', () => {
    const mapped = ['AE', 'X', 'D', 'AREA NOT INCLUDED'].filter((zone) =>
      isFloodMapped({ zone, subtype: null }),
    );
    expect(mapped).toEqual(['AE', 'X']);
  });
});
