import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderConsole, userDetails } from '#tests/support/renderConsole.tsx';
import { Outgrown } from './Outgrown.tsx';

it('tells an administrator how an outgrown database is moved', () => {
  renderConsole(<Outgrown />, { start: { isOutgrown: true } });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This console holds more than 1,00,000 opportunities, which is more than its embedded database is made for. Back it up and restore the backup into a PostgreSQL, then start with DATABASE_URL.',
  );
});

it.each([
  [
    'nobody else',
    { start: { isOutgrown: true as const }, user: userDetails({ roleCodes: ['finance'] }) },
  ],
  ['nobody where it is not outgrown', {}],
])('tells %s', (_whom, options) => {
  renderConsole(<Outgrown />, options);
  expect(screen.queryByRole('alert')).toBeNull();
});
