import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Notifications } from '#app/notifications/Notifications.tsx';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { sampleScreen } from '../sample.fixture.ts';
import { useUndoable } from './useUndoable.ts';

const Assign = () => {
  const follow = useUndoable();
  return <button onClick={() => follow()().tell('Accounts assigned')}>Assign</button>;
};

const undone = async (locale: 'en' | 'hi', names: readonly string[]) => {
  const why = { message: 'It was changed in the meantime.', hi: 'इसे बीच में बदला गया।' };
  const results = [
    { id: '1', status: 'undone' },
    ...names.map((name, at) => ({ id: String(at + 2), status: 'refused', name, ...why })),
  ];
  renderConsole(
    <>
      <Assign />
      <Notifications />
    </>,
    {
      screen: sampleScreen,
      locale,
      client: { follow: () => () => ['request'], call: (async () => ({ results })) as never },
    },
  );
  await userEvent.click(await page.findByRole('button', { name: 'Assign' }));
  await userEvent.click(
    await page.findByRole('button', { name: locale === 'hi' ? /वापस लें/ : /^Undo/ }),
  );
};

it('names what could not be undone, with the reason', async () => {
  await undone('en', ['Asha Homes', 'Rao Realty']);
  expect(
    await page.findByText(
      '1 undone, 2 not (Asha Homes, Rao Realty). It was changed in the meantime.',
    ),
  ).toBeVisible();
});

it('names three of many, in the reader’s language', async () => {
  await undone('hi', ['A', 'B', 'C', 'D', 'E']);
  expect(
    await page.findByText('1 पूर्ववत किए गए, 5 नहीं (A, B, C और 2 अन्य)। इसे बीच में बदला गया।'),
  ).toBeVisible();
});
