import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { problemView } from '@closewise/contracts/buyer';

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  402: 'Payment Required',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
};

/** Documents the refusals of an endpoint: status → an example of the message that a person reads. */
export function ApiProblems(messages: Readonly<Record<number, string>>): MethodDecorator {
  return applyDecorators(
    ...Object.entries(messages).map(([code, message]) => {
      const status = Number(code);
      const title = titles[status] ?? 'Error';
      const example = { type: 'about:blank', title, status, success: false, message };
      return ApiResponse({ status, description: message, standardSchema: problemView, example });
    }),
  );
}
