import { screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { ListState } from '#engine/list/state/HeldList.tsx';
import { useTriage } from '#engine/triage/useTriage.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { dialog, openThing, startOwn, stored } from './openThing.tsx';
import { own } from './ownAction.ts';
import { screenOf, words } from './thing.fixture.ts';

it('tells that a secret was lost, where the server tells the same request again all but the secret', async () => {
  await openThing(screenOf(own({ once: 'secret', confirm: words('Sure?') })), {
    act: () => Promise.resolve({ data: [12], meta: { failed: [], answers: [{}] } }),
  });
  await startOwn();
  await userEvent.click(within(await dialog()).getByRole('button', { name: /^Own/ }));
  expect(await page.findByText(/what is shown once was lost on the way/)).toBeVisible();
});

const triaged = screenOf(own({ eligible: { size: { eq: 'large' } }, why: words('Too small') }), {
  triage: { facts: ['size'], acts: { own: 'O' } },
});

const InTurn = () => {
  const [size, setSize] = useState('large');
  if (!triaged.triage) throw new Error('The screen has decisions');
  const data = [12, 13].map(id => ({ ...stored, id, size: id === 12 ? size : 'large' }));
  const state: Partial<ListState> = { data, page: 1, hasNextPage: false };
  const { current, settle } = useTriage(triaged.triage, state as ListState);
  return (
    <>
      <output>{current?.id}</output>
      <button onClick={() => setSize('small')}>Refused</button>
      <button onClick={() => current && settle(current)}>Decided</button>
    </>
  );
};

it('stays at a record that a refusal closes, whose reason stands there, until it is decided', async () => {
  renderConsole(<InTurn />, { screen: triaged, path: '/things?triage=' });
  const inTurn = await page.findByRole('status');
  expect(inTurn).toHaveTextContent('12');
  await userEvent.click(page.getByText('Refused'));
  expect(inTurn).toHaveTextContent('12');
  await userEvent.click(page.getByText('Decided'));
  expect(inTurn).toHaveTextContent('13');
});
