import type { ReportPaymentReserved } from './payment-events.js';
import { reportPaymentDecider, type ReserveReportPayment } from './report-payment-decider.js';

const reserve = (attempt: number, intentId: string): ReserveReportPayment => ({
  type: 'ReserveReportPayment',
  reportId: 4_600_000_000_000_001,
  provider: 'stripe',
  intentId,
  attempt,
});
const reserved = (attempt: number, intentId: string): ReportPaymentReserved => ({
  type: 'ReportPaymentReserved',
  data: { reportId: 4_600_000_000_000_001, provider: 'stripe', intentId, attempt },
});

describe('the intent that a report is paid by', () => {
  it.each<[string, ReportPaymentReserved[], ReserveReportPayment, ReportPaymentReserved[]]>([
    ['is the first one', [], reserve(1, 'pi_1'), [reserved(1, 'pi_1')]],
    ['is told once', [reserved(1, 'pi_1')], reserve(1, 'pi_1'), []],
    ['stays when another one was created at the same time', [reserved(1, 'pi_1')], reserve(1, 'pi_2'), []],
    ['is replaced by the next attempt', [reserved(1, 'pi_1')], reserve(2, 'pi_2'), [reserved(2, 'pi_2')]],
    [
      'stays when an older attempt comes late',
      [reserved(1, 'pi_1'), reserved(2, 'pi_2')],
      reserve(1, 'pi_3'),
      [],
    ],
    ['stays when an attempt was left out', [reserved(1, 'pi_1')], reserve(3, 'pi_3'), []],
  ])('%s', (_title, given, command, expected) => {
    const state = given.reduce(reportPaymentDecider.evolve, reportPaymentDecider.initialState);
    expect(reportPaymentDecider.decide(command, state)).toStrictEqual(expected);
  });
});
