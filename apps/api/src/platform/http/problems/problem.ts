import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import type { ProblemView } from '@closewise/contracts/buyer';
import { errorStatuses } from '@closewise/contracts/errors';
import { DomainError, type ErrorCode } from '@closewise/domain/events';
import { isOutage } from '../../event-store/outage.js';

/** Media type of every refusal. */
export const problemType = 'application/problem+json; charset=utf-8';

/** Messages for errors without a message for people. */
export const generalMessages: Readonly<Record<number, string>> = {
  400: 'The request is not valid',
  403: 'This is not allowed',
  404: 'There is nothing at this address',
  405: 'This is not possible at this address',
  408: 'The request took too long. Please try again.',
  413: 'The request is too large: at most 100 kB are accepted',
  414: 'The address is too long',
  415: 'Please send the request as JSON (content-type: application/json)',
  431: 'The request headers are too large',
  503: 'The service is briefly unavailable. Please try again in a moment.',
};
const unexpected = 'An error occurred. Please try again.';

type Details = Readonly<{ status: number; message?: string; code?: ErrorCode; extra?: object }>;

function readDetails(error: unknown): Details {
  if (error instanceof DomainError) {
    return {
      status: errorStatuses[error.code],
      message: error.message,
      code: error.code,
      extra: error.details,
    };
  }
  if (error instanceof HttpException) return { status: error.getStatus(), message: messageForPeople(error) };
  if (isOutage(error)) return { status: 503 };
  const { statusCode, message } = Object(error) as { statusCode?: unknown; message?: unknown };
  if (statusCode === 503) return { status: 503 };
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode > 499) return { status: 500 };
  return { status: statusCode, message: describeParserError(String(message)) };
}

/** The message of a controller or pipe; undefined for generic messages of the framework. */
function messageForPeople(error: HttpException): string | undefined {
  const isGeneric = error.constructor === HttpException || /^Cannot [A-Z]+ [/*]/.test(error.message);
  if (isGeneric) return describeParserError(error.message);
  return error.message === STATUS_CODES[error.getStatus()] ? undefined : error.message;
}

const describeParserError = (message: string): string | undefined =>
  /\bJSON\b.*content-type/.test(message) ? 'The request is not valid JSON' : undefined;

/**
 * Converts any error to problem+json, without stacks or internal messages. `inOutage` is the route's own message for
 * server errors.
 */
export function toProblem(error: unknown, requestId: string, inOutage?: string): ProblemView {
  const { status, message, code, extra } = readDetails(error);
  const general = (status >= 500 ? inOutage : undefined) ?? generalMessages[status] ?? unexpected;
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    // Details may override the title.
    ...extra,
    status,
    success: false,
    message: message ?? general,
    ...(code ? { code } : {}),
    requestId,
  };
}
