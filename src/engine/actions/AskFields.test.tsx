import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { Field } from '#contract/model/types.ts';
import { renderConsole } from '#tests/support/renderConsole.tsx';
import { sampleField } from '../sample.fixture.ts';
import { AskFields, useAsked } from './AskFields.tsx';

const says = (words: string) => ({ en: words, hi: words });

const ask: readonly Field[] = [
  sampleField({ path: 'amount', kind: 'number', label: says('Amount') }),
  sampleField({
    path: 'reason',
    label: says('Reason'),
    required: { any: [{ amount: { gt: 100 } }, { status: { eq: 'live' } }] },
  }),
];

const Dialog = ({ record }: { record?: RaRecord }) => {
  const asked = useAsked(ask, record);
  return (
    <>
      <AskFields ask={ask} asked={asked} refused={[]} />
      <button type="button" onClick={() => void asked.check()}>
        Send
      </button>
    </>
  );
};

const reason = () => page.findByRole('textbox', { name: 'Reason' });

describe('a field that an action asks for', () => {
  it('is required, marked and told while its condition on what is asked holds', async () => {
    renderConsole(<Dialog />);
    expect(await reason()).not.toBeRequired();
    expect(page.getAllByText(/^optional$/i)).toHaveLength(2);
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    expect(await reason()).toBeValid();

    await userEvent.type(page.getByRole('textbox', { name: 'Amount' }), '101');
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    expect(await reason()).toBeRequired();
    expect(page.getAllByText(/^optional$/i)).toHaveLength(1);
    expect(await reason()).toBeInvalid();
    expect(await reason()).toHaveAccessibleDescription(/Reason/);
  });

  it('is required by what the record holds that the action is for', async () => {
    renderConsole(<Dialog record={{ id: 1, status: 'live' }} />);
    expect(await reason()).toBeRequired();
  });
});
