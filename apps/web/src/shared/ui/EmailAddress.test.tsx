import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailAddress } from './EmailAddress';

it.each([
  ['ana.lopez@mail.example.com', 'ana.lopez<wbr>@mail<wbr>.example<wbr>.com'],
  ['(erased)', '(erased)'],
  ['', ''],
])('%s may break before the @ and the dots behind it, nowhere else', (address, markup) => {
  const { container } = render(<EmailAddress address={address} />);
  expect(container.innerHTML).toBe(markup);
  expect(container).toHaveTextContent(address);
});
