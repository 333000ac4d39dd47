import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { FailureAlert } from './FailureAlert.tsx';

const why = (message: string) => ({ in: 'body', field: '/a', code: 'check', message }) as const;

it('shows what was not done and each reason that the server gives', () => {
  const errors = [why('There is no package.'), why('The discount is not approved.')];
  const error = new HttpError({ status: 409, code: 'CONFLICT', message: 'Not created!', errors });
  renderConsole(<FailureAlert error={error} title="Failed" />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Failed\s*Not created!/);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'There is no package.',
    'The discount is not approved.',
  ]);
});

it('says that something went wrong where nothing else is said', () => {
  renderConsole(<FailureAlert error={new Error('')} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!');
});
