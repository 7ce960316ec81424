import type {
  CreateReportRequest,
  CreateReportView,
  PaymentIntentView,
  PaymentSuccessRequest,
  PaymentSuccessView,
  ReportStatusView,
  SimulatedCardRequest,
  SimulatedCardView,
} from '@closewise/contracts/buyer';
import { request } from './request';

const segment = encodeURIComponent;

export const createReport = (body: CreateReportRequest) =>
  request<Partial<CreateReportView>>('POST', '/api/report/chain', body);

export const openPaymentIntent = (reportId: string) =>
  request<PaymentIntentView>('POST', `/api/reports/${segment(reportId)}/payment-intent`, {});

export const reportPayment = (reportId: string, body: PaymentSuccessRequest) =>
  request<PaymentSuccessView>('POST', `/api/reports/${segment(reportId)}/payment-success`, body);

export const readReportStatus = (reportId: string) =>
  request<ReportStatusView>('GET', `/api/reports/${segment(reportId)}/status`);

export const confirmSimulatedCard = (intentId: string, body: SimulatedCardRequest) =>
  request<SimulatedCardView>('POST', `/api/simulated-payments/${segment(intentId)}/confirm`, body);
