import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm, useWatch } from 'react-hook-form';
import { expect, it, onTestFinished, vi } from 'vitest';
import { captureEarlyInput } from './early-input';
import { PreserveInput } from './PreserveInput';

const defaults = { name: '', member: 'no', kind: 'house', agreed: false, note: '' };

function Form({ onSend }: { onSend: (values: typeof defaults) => void }) {
  const { register, control, handleSubmit } = useForm({ defaultValues: defaults });
  const known = useWatch({ control });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onSend(values))(event)}>
      <input {...register('name')} />
      <input type="radio" value="yes" {...register('member')} />
      <input type="radio" value="no" {...register('member')} />
      <select {...register('kind')}>
        <option value="house">House</option>
        <option value="condo">Condo</option>
      </select>
      <input type="checkbox" {...register('agreed')} />
      <textarea {...register('note')} />
      <button>Send</button>
      <output>{JSON.stringify(known)}</output>
    </form>
  );
}

function prerendered() {
  const onSend = vi.fn();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form onSend={onSend} />);
  const held = captureEarlyInput(root);
  const hydrate = () =>
    act(async () => {
      const page = hydrateRoot(
        root,
        <PreserveInput root={root} held={held}>
          <Form onSend={onSend} />
        </PreserveInput>,
      );
      onTestFinished(() => {
        act(() => page.unmount());
        root.remove();
      });
    });
  return { onSend, hydrate, field: <Kind extends Element>(at: string) => root.querySelector<Kind>(at)! };
}

it.each([
  ['what was filled in', { name: 'Ana', member: 'yes', kind: 'condo', agreed: true, note: 'Soon' }],
  ['the defaults where nothing was', defaults],
])('a form that takes over a prerendered page keeps %s', async (_, filled) => {
  const { hydrate, field, onSend } = prerendered();
  field<HTMLInputElement>('[name="name"]').value = filled.name;
  if (filled.member === 'yes') field<HTMLInputElement>('[value="yes"]').checked = true;
  field<HTMLSelectElement>('select').value = filled.kind;
  field<HTMLInputElement>('[type="checkbox"]').checked = filled.agreed;
  field<HTMLTextAreaElement>('textarea').value = filled.note;
  await hydrate();
  expect(JSON.parse(field('output').textContent)).toEqual(filled);
  expect(Object.fromEntries(new FormData(field<HTMLFormElement>('form')))).toEqual({
    name: filled.name,
    member: filled.member,
    kind: filled.kind,
    note: filled.note,
    ...(filled.agreed && { agreed: 'on' }),
  });
  expect(onSend).not.toHaveBeenCalled();
});

it('a form that was submitted before its script loaded is sent once, by the script', async () => {
  const { hydrate, field, onSend } = prerendered();
  const submits: Event[] = [];
  document.addEventListener('submit', (event) => submits.push(event), { once: true });
  field<HTMLInputElement>('[name="name"]').value = 'Ana';
  field<HTMLButtonElement>('button').click();
  expect(submits.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true]);
  await hydrate();
  expect(onSend.mock.calls).toEqual([[{ ...defaults, name: 'Ana' }]]);
});
