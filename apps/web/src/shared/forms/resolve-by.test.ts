import { expect, it } from 'vitest';
import * as z from 'zod';
import { resolveBy, whenBlank } from './resolve-by';

type TypedValues = { ownName: string; size: string };

const request = z.strictObject({
  name: z.string().min(1, 'Please enter a name').max(5),
  size: z.number('Please enter a size').max(9, 'Please enter a smaller size'),
  origin: z.string(),
});

/** The form's message for each field. */
async function said(
  typed: TypedValues,
  origin: unknown = 'here',
): Promise<Record<string, string | undefined>> {
  const resolver = resolveBy<TypedValues>(request, {
    body: ({ ownName, size }) => ({ name: ownName, size: Number(size || NaN), origin }),
    fields: { name: 'ownName' },
    words: { ownName: whenBlank('Say who you are') },
  });
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await resolver(typed, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
}

it("a form is validated by its request's schema, all fields at once", async () => {
  expect(await said({ ownName: 'Ana', size: '9' })).toEqual({});
  expect(await said({ ownName: '', size: '' })).toEqual({
    ownName: 'Say who you are',
    size: 'Please enter a size',
  });
});

it("the page's messages come first, then the API's, also without one in the schema", async () => {
  expect(await said({ ownName: 'Ana Lopez', size: '10' })).toEqual({
    ownName: 'Name is too long: at most 5 characters',
    size: 'Please enter a smaller size',
  });
});

it('problems without a form field are left to the API', async () => {
  expect(await said({ ownName: 'Ana', size: '9' }, null)).toEqual({});
});
