import { STATUS_CODES } from 'node:http';
import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { problemType } from './problem.js';

const text = { type: 'string' };
const schema = {
  type: 'object',
  required: ['type', 'title', 'status', 'success', 'message'],
  properties: {
    type: text,
    title: text,
    status: { type: 'integer' },
    success: { type: 'boolean', enum: [false] },
    message: { ...text, description: 'What a person reads' },
    code: text,
    requestId: text,
  },
};

/** Documents the refusals of an endpoint: by status the message of an example. */
export function ApiProblems(messages: Readonly<Record<number, string>>): MethodDecorator & ClassDecorator {
  const responses = Object.entries(messages).map(([code, message]) => {
    const status = Number(code);
    const title = STATUS_CODES[status] ?? 'Error';
    const example = { type: 'about:blank', title, status, success: false, message };
    return ApiResponse({ status, description: title, content: { [mediaType]: { schema, example } } });
  });
  return applyDecorators(...responses);
}

const mediaType = problemType.split(';', 1)[0] ?? problemType;
