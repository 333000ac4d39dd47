import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { embeddedBound, outgrown } from '#contract/domain/embeddedBound.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { renderConsole, userDetails } from '#tests/support/console/renderConsole.tsx';
import { Outgrown } from './Outgrown.tsx';

it('tells an administrator how an outgrown database is moved, and what it is made for', () => {
  renderConsole(<Outgrown />, { start: { isOutgrown: true } });
  expect(screen.getByRole('alert')).toHaveTextContent(outgrown.message);
  for (const text of [outgrown.message, outgrown.hi])
    expect(text).toContain(writeNumber(embeddedBound));
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
