import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Notifications } from '#app/notifications/Notifications.tsx';
import { readScreens } from '#backend/screens/readScreens.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { useTellFailure } from './useTellFailure.ts';

/** Every text of a failed save or removal that a screen has. */
const texts = new Set(
  [...readScreens().values()].flatMap(screen =>
    screen.type === 'records'
      ? Object.values(screen.data.calls ?? {}).flatMap(call => call?.messages?.error?.en ?? [])
      : [],
  ),
);

const Fail = ({ words, error }: { words: string; error: Error }) => {
  const tell = useTellFailure();
  return <button onClick={() => tell(error, words)}>Fail</button>;
};

const fail = async (words: string, error: Error) => {
  renderConsole(
    <>
      <Fail words={words} error={error} />
      <Notifications />
    </>,
  );
  await userEvent.click(await page.findByRole('button', { name: 'Fail' }));
};

it.each([...texts])('%s is said where the call failed, and why below it', async words => {
  const message = 'The server cannot be reached.';
  await fail(words, new HttpError({ status: 0, code: 'NETWORK', message }));
  const alert = await page.findByRole('alert');
  expect(alert).toHaveTextContent(words);
  expect(alert).toHaveTextContent(message);
});

it('leaves the first word to the server where it says why', async () => {
  const message = 'A package has this name.';
  await fail('Package Update Failed', new HttpError({ status: 409, code: 'CONFLICT', message }));
  const alert = await page.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(alert).not.toHaveTextContent('Package Update Failed');
});
