import { screen as page } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { RenewalTagsPanel } from './RenewalTagsPanel.tsx';

const open = (answer: () => Promise<object>) =>
  renderConsole(
    <RecordContextProvider value={{ id: 7 }}>
      <RenewalTagsPanel />
    </RecordContextProvider>,
    { client: { call: answer as never } },
  );

it('says that tags are loaded, then those that are there and no others', async () => {
  let answer: (tags: object) => void = () => undefined;
  open(() => new Promise(resolve => (answer = resolve)));
  expect(page.getAllByText('Loading...')).toHaveLength(2);
  answer({ renewalTag: 'Renewal', renewalAlertTag: null });
  expect(await page.findByText('Renewal')).toBeVisible();
  expect(page.queryByText('Renewal alert')).toBeNull();
  expect(page.queryByText('-')).toBeNull();
});

it('says so where nothing is due for renewal', async () => {
  open(() => Promise.resolve({ renewalTag: null, renewalAlertTag: null }));
  expect(await page.findByText('Nothing is due for renewal')).toBeVisible();
});

it('T86 shows a dash for tags that could not be read, and asks again', async () => {
  open(() => Promise.reject(new Error('down')));
  expect(await page.findByRole('button', { name: /again|Retry/ })).toBeVisible();
  expect(page.getAllByText('-')).toHaveLength(2);
});
