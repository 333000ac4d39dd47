import { screen as page } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { sampleScreen } from '../sample.fixture.ts';
import { formerHeading } from '#contract/model/record/formerMembers.ts';
import { texts } from '../texts/record.ts';
import { FormerMembers } from './FormerMembers.tsx';

const read = (record: object, data = sampleScreen.data) =>
  renderConsole(
    <RecordContextProvider value={{ id: 1, name: 'Premium', ...record }}>
      <FormerMembers />
      <p>End</p>
    </RecordContextProvider>,
    { screen: { ...sampleScreen, data } },
  );

/** Records that a documented call tells; which one does not matter here. */
const told = { ...sampleScreen.data, calls: {} } as typeof sampleScreen.data;

const title = 'No longer part of this screen';

it('is called the same on the page and in files', () => {
  expect(texts.engine.record.former).toEqual([formerHeading.en, formerHeading.hi]);
});

describe('what a record holds that its screen no longer has', () => {
  it('stands under its old names', async () => {
    read({ colour: 'red', size: { width: 4 }, updatedByName: 'Asha', gone: null });
    expect(await page.findByRole('heading', { name: title })).toBeVisible();
    expect(page.getByText('colour').nextSibling).toHaveTextContent('red');
    expect(page.getByText('size').nextSibling).toHaveTextContent('{ "width": 4 }');
    for (const name of ['name', 'updatedByName', 'gone'])
      expect(page.queryByText(name)).not.toBeInTheDocument();
  });

  it.each([
    ['of which nothing is left', {}, sampleScreen.data],
    ['that a call of its own tells', { colour: 'red' }, told],
  ])('is nothing for a record %s', async (_which, record, data) => {
    read(record, data);
    expect(await page.findByText('End')).toBeVisible();
    expect(page.queryByText(title)).not.toBeInTheDocument();
  });
});
