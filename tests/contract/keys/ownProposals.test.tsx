import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openThing } from './openThing.tsx';
import { screenOf } from './thing.fixture.ts';

vi.mock('#engine/form/useValidator.ts', async () => {
  const { sampleValidator } = await import('#engine/sampleValidator.fixture.ts');
  return { useValidator: () => sampleValidator };
});

/** A note that begins as the name does. */
const thing = screenOf({
  fields: { note: { proposes: { field: 'name' } } },
  form: ['name', 'note'],
});

const field = (name: RegExp) => page.findByRole('textbox', { name });
const note = () => field(/Note/);

beforeEach(() => sessionStorage.clear());

it('a field of a new record begins as another one does, until somebody types there', async () => {
  await openThing(thing, { at: '/create' });
  await userEvent.type(await field(/Name/), 'One');
  await waitFor(async () => expect(await note()).toHaveValue('One'));
  await userEvent.type(await field(/Name/), ' and more');
  await waitFor(async () => expect(await note()).toHaveValue('One and more'));
  await userEvent.clear(await field(/Name/));
  await waitFor(async () => expect(await note()).toHaveValue(''));
  await userEvent.type(await field(/Name/), 'Two');
  await waitFor(async () => expect(await note()).toHaveValue('Two'));
  await userEvent.clear(await note());
  await userEvent.type(await note(), 'Mine');
  await userEvent.type(await field(/Name/), ' again');
  expect(await note()).toHaveValue('Mine');
});

it('nothing is proposed for a stored record', async () => {
  await openThing(thing, { at: '/12' });
  const before = (await note()).getAttribute('value');
  await userEvent.type(await field(/Name/), ' changed');
  expect((await note()).getAttribute('value')).toBe(before);
});
