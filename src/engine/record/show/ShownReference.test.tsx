import { screenHeads } from 'virtual:screens';
import { screen as page } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { sampleScreen } from '../../sample.fixture.ts';
import { ShowLayout } from './ShowLayout.tsx';

const open = (to: string) => {
  const { name } = sampleScreen.fields;
  if (!name) throw new Error('The sample has no name');
  const field = { ...name, path: 'name', kind: 'reference' as const, cell: null };
  renderConsole(
    <RecordContextProvider value={{ id: 1, name: 12 }}>
      <ShowLayout layout={[{ type: 'field', field: 'name' }]} />
    </RecordContextProvider>,
    {
      screens: screenHeads(),
      screen: {
        ...sampleScreen,
        fields: {
          ...sampleScreen.fields,
          name: { ...field, reference: { to, title: 'name', where: true, none: null } },
        },
      },
      dataProvider: {
        getMany: vi.fn().mockResolvedValue({ data: [{ id: 12, name: 'Asha Homes' }] }),
      },
    },
  );
};

it('leads from a record to the one that a field names', async () => {
  open('accounts');
  const link = await page.findByRole('link', { name: 'Asha Homes' });
  expect(link).toHaveAttribute('href', '/account/12');
});

it('is plain where what is named has no page', async () => {
  open('assignable-agents');
  expect(await page.findByText('Asha Homes')).toBeVisible();
  expect(page.queryByRole('link')).not.toBeInTheDocument();
});
