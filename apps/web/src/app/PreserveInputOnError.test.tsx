import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { IslandRoot } from '../shared/islands/IslandRoot';
import { translate } from '../test/translate';
import { captureEarlyInput } from './early-input';
import { PreserveInput, PreserveInputOnError } from './PreserveInput';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

/** Has what our screens avoid: text next to an element that appears and disappears. */
function Fragile() {
  const [wantsMail, setWantsMail] = useState(false);
  const [name, setName] = useState('');
  return (
    <form>
      <label>
        <span>Name</span>
        <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <input aria-label="Town" defaultValue="Austin" name="town" />
      <select aria-label="Kind" name="kind">
        <option value="house">House</option>
        <option value="condo">Condo</option>
      </select>
      <input
        aria-label="Mail"
        type="checkbox"
        checked={wantsMail}
        onChange={({ target }) => setWantsMail(target.checked)}
      />
      {wantsMail && <input aria-label="Address" name="address" />}
      <p>
        {name.length > 2 && <b>Hello</b>}
        Your data is safe
      </p>
    </form>
  );
}

const shown = (content = <Fragile />) => (
  <PreserveInputOnError root={() => document.body} language="en">
    {content}
  </PreserveInputOnError>
);

it('restores a form that a translation has broken, with its input', async () => {
  const user = userEvent.setup({ delay: null });
  render(shown());
  onTestFinished(translate(document.body));
  await user.selectOptions(screen.getByLabelText('Kind'), 'condo');
  await user.clear(screen.getByLabelText('Town'));
  await user.type(screen.getByLabelText('Town'), 'Dallas');
  await user.click(screen.getByLabelText('Mail'));
  await user.type(screen.getByLabelText('Address'), 'ana@example.com');
  await user.type(screen.getByLabelText(/Name/), 'Ana');
  expect(await screen.findByText('Hello~')).toBeVisible();
  expect(screen.getByLabelText(/Name/)).toHaveValue('Ana');
  expect(screen.getByLabelText('Town')).toHaveValue('Dallas');
  expect(screen.getByLabelText('Kind')).toHaveValue('condo');
  expect(screen.getByLabelText('Mail')).toBeChecked();
  await vi.waitFor(() => expect(screen.getByLabelText('Address')).toHaveValue('ana@example.com'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows an error if the form breaks again, and recovers on demand', async () => {
  const user = userEvent.setup({ delay: null });
  let breaks = true;
  const Broken = () => {
    if (breaks) throw new Error('broken');
    return <p>Whole</p>;
  };
  render(shown(<Broken />));
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the page stopped working.');
  breaks = false;
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Whole')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps the input on a prerendered page that was translated before its script loaded', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<IslandRoot language="en">{shown()}</IslandRoot>);
  const content = (
    <IslandRoot language="en">
      <PreserveInput root={root} held={captureEarlyInput(root)}>
        {shown()}
      </PreserveInput>
    </IslandRoot>
  );
  onTestFinished(translate(root));
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByLabelText(/Name/), 'Ana');
  await user.clear(screen.getByLabelText('Town'));
  await user.type(screen.getByLabelText('Town'), 'Dallas');
  await user.click(screen.getByLabelText('Mail'));
  const page = await act(async () => hydrateRoot(root, content, { onRecoverableError: () => undefined }));
  onTestFinished(() => act(() => page.unmount()));
  expect(await screen.findByText('Hello~')).toBeVisible();
  expect(screen.getByLabelText(/Name/)).toHaveValue('Ana');
  expect(screen.getByLabelText('Town')).toHaveValue('Dallas');
  expect(screen.getByLabelText('Mail')).toBeChecked();
});
