import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider, RaRecord } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { Field } from '#contract/model/types.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { providerOf } from '../providerOf.fixture.ts';
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

  it('offers the records that belong to the one that the action is for', async () => {
    const getList = vi.fn<DataProvider['getList']>().mockResolvedValue({
      data: [{ id: 5, legalName: 'Netam Real Estate' }],
      total: 1,
    });
    const entity = sampleField({
      path: 'entityId',
      kind: 'reference',
      label: says('Legal entity'),
      reference: {
        to: 'legal-entities',
        title: 'legalName',
        where: { accountId: { eq: { $: 'record.accountId' } } },
        none: null,
      },
    });
    const Asking = () => (
      <AskFields
        ask={[entity]}
        asked={useAsked([entity], { id: 1, accountId: 843 })}
        refused={[]}
      />
    );
    renderConsole(<Asking />, { dataProvider: providerOf({ getList }) });
    await userEvent.click(await page.findByRole('combobox', { name: 'Legal entity' }));
    expect(await page.findByRole('option', { name: 'Netam Real Estate' })).toBeVisible();
    expect(getList.mock.calls[0]?.[1].filter).toEqual({ where: { accountId: { eq: 843 } } });
  });
});
