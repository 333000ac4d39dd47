import { screen as page } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { sampleField } from '../../sample.fixture.ts';
import { ToldContext } from '../../ToldContext.ts';
import { PhoneRow } from '../phone/PhoneRow.tsx';
import { phoneLines } from '../phone/phoneLines.ts';
import { TableRow } from './TableRow.tsx';

const record = {
  id: 4,
  name: 'Rao Estates – Owner Premium',
  accountId: 7,
  accountName: 'Rao Estates',
};
const name = sampleField({ path: 'name' });
const account = sampleField({ path: 'accountName' });
const reference = sampleField({ path: 'accountId', kind: 'reference' });
const city = sampleField({ path: 'city' });
const row = {
  record,
  title: record.name,
  to: '/deals/4',
  isSelected: null,
  onSelect: () => undefined,
  onMenu: () => undefined,
};

const openRow = (fields: readonly (typeof name)[], told: readonly unknown[] = []) =>
  renderConsole(
    <table>
      <tbody>
        <TableRow
          {...row}
          columns={fields.map(field => ({
            field,
            width: 100,
            isFixed: false,
            grows: true,
            isEditable: false,
            isSortable: false,
          }))}
          rowIndex={2}
          language="en"
          told={told}
          near={{ from: 0, to: fields.length }}
          editing={null}
          canEdit={() => false}
          onEdited={() => undefined}
          onNext={() => undefined}
          actionsOf={() => []}
        />
      </tbody>
    </table>,
  );

const openCard = (fields: readonly (typeof name)[], told: readonly unknown[] = []) =>
  renderConsole(
    <ToldContext value={told}>
      <ul>
        <PhoneRow {...row} lines={phoneLines(fields)} hasActions={false} />
      </ul>
    </ToldContext>,
  );

// Whoever listens hears the whole name, whatever is drawn.
const link = () => page.getByRole('link', { name: /^Rao Estates –\s*Owner Premium$/ });

it.each([
  ['a row', openRow],
  ['a card', openCard],
] as const)('%s draws the name of a record without the account beside it', (_, open) => {
  for (const [fields, told] of [
    [[name, account], []],
    [[name, reference], []],
    [[name, city], ['Rao Estates']],
  ] as const) {
    const { unmount } = open(fields, told);
    expect(link()).toHaveTextContent('Owner Premium');
    expect(page.getByText('Rao Estates –')).toBeInTheDocument();
    unmount();
  }
});

it.each([
  ['a row', openRow],
  ['a card', openCard],
] as const)('%s draws the whole name where nothing beside it tells the account', (_, open) => {
  open([name, city]);
  expect(link()).toBeVisible();
  expect(page.queryByText('Rao Estates –')).not.toBeInTheDocument();
});

it.each([
  ['a row', openRow],
  ['a card', openCard],
] as const)('%s says nothing of a field that is not there for its record', (_, open) => {
  const visible = (is: boolean) => ({ ...account, visible: { id: is ? { eq: 4 } : { ne: 4 } } });
  for (const is of [true, false]) {
    const { unmount } = open([name, visible(is)]);
    expect(page.queryAllByText('Rao Estates')).toHaveLength(is ? 1 : 0);
    unmount();
  }
});
