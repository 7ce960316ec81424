import { closingCalendar, loanCalendar } from './closing-calendar.js';

const calendarOf = (closingOn: string, today: string, hasLoan = true) =>
  closingCalendar({ closingOn, today, hasLoan });

describe('the calendar of a purchase', () => {
  it('counts back from closing by the business days of Regulation Z', () => {
    const calendar = calendarOf('2027-01-15', '2026-11-23')!;
    expect(calendar).toEqual({
      contractOn: '2026-12-07',
      inspectionUntil: '2026-12-17',
      statementBy: '2027-01-12',
      walkThroughOn: '2027-01-14',
      closingOn: '2027-01-15',
      isOpenOnClosing: true,
    });
    expect(loanCalendar(calendar)).toEqual({
      loanEstimateBy: '2026-12-10',
      intentBy: '2026-12-24',
      lockDays: 45,
      lockUntil: '2027-01-22',
      earliestClosingOn: '2026-12-18',
      appraisalBy: '2027-01-12',
      disclosureBy: '2027-01-12',
      disclosureMailedBy: '2027-01-08',
      refundBy: '2027-03-16',
      firstPaymentOn: '2027-03-01',
    });
  });

  it('starts today if closing is sooner than usual, and has the Loan Estimate sent in time', () => {
    const calendar = calendarOf('2026-12-02', '2026-11-21')!;
    expect(calendar.contractOn).toBe('2026-11-23');
    expect(calendar.inspectionUntil).toBe('2026-12-01');
    expect(loanCalendar(calendar)?.loanEstimateBy).toBe('2026-11-23');
    expect(loanCalendar(calendar)?.earliestClosingOn).toBe('2026-12-02');
  });

  it('has no loan dates if no Loan Estimate can be sent 7 business days before closing', () => {
    expect(loanCalendar(calendarOf('2026-12-01', '2026-11-21')!)).toBeNull();
  });

  it('does not exist for a past closing', () => {
    expect(calendarOf('2026-11-21', '2026-11-21')).toBeNull();
  });

  it('takes three weeks without a loan', () => {
    expect(calendarOf('2027-01-15', '2026-11-23', false)?.contractOn).toBe('2026-12-28');
  });

  it('says that no bank is open on a Saturday', () => {
    expect(calendarOf('2027-01-16', '2026-11-23')?.isOpenOnClosing).toBe(false);
  });
});
