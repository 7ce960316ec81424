import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailAddress } from './EmailAddress';

it.each([
  ['ana.lopez@mail.example.com', 'ana.lopez|@mail|.example|.com'],
  ['(erased)', '(erased)'],
  ['', ''],
])('%s may wrap only before the @ and the dots after it', (address, pieces) => {
  const { container } = render(<EmailAddress address={address} />);
  for (const place of container.querySelectorAll('wbr')) place.replaceWith('|');
  expect(container.textContent).toBe(pieces);
});
