import { screen as page } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { useAction } from './useAction.ts';

type Action = RecordScreen['actions'][string];

const failed = new HttpError({ status: 500, code: 'INTERNAL', message: 'Something went wrong!' });
const refused = new HttpError({ status: 409, code: 'CONFLICT', message: 'The client has left.' });

const Said = ({ action, error }: { action: Action; error: Error }) => {
  const { wordsOf } = useAction(action, { onWhole: () => undefined });
  return <output>{wordsOf(error)}</output>;
};

/** Every text of a failure that an action of a screen has. */
const screens = [...readScreens().values()].flatMap(screen => {
  if (screen.type !== 'records') return [];
  const actions = Object.values(screen.actions).filter(({ messages }) => messages.error !== null);
  return actions.length > 0 ? [[screen.resource, screen, actions] as const] : [];
});

it.each(screens)('%s says what was not done where a call fails', async (_, screen, actions) => {
  renderConsole(
    <>
      {actions.map((action, at) => (
        <Said key={at} action={action} error={failed} />
      ))}
    </>,
    { screen },
  );
  const said = await page.findAllByRole('status');
  expect(said.map(({ textContent }) => textContent)).toEqual(
    actions.map(({ messages }) => messages.error?.en),
  );
});

it('leaves the first word to the server where it says why', async () => {
  const [[, screen, actions] = []] = screens;
  if (!screen || !actions?.[0]) throw new Error('A screen has an action that can fail');
  renderConsole(<Said action={actions[0]} error={refused} />, { screen });
  expect(await page.findByRole('status')).toHaveTextContent('The client has left.');
});
