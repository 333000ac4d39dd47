import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { sampleField } from '#engine/sample.fixture.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { entry } from './entry.tsx';

const field = sampleField({ path: 'furnished', kind: 'boolean', schema: { type: 'boolean' } });

const Form = ({ isRequired, begins }: { isRequired: boolean; begins: boolean | undefined }) => {
  const [value, setValue] = useState<unknown>(begins);
  return (
    <>
      <entry.Widget
        field={field}
        id="furnished"
        labelId="label"
        value={value}
        onChange={setValue}
        isReadonly={false}
        isRequired={isRequired}
        isInvalid={false}
        describedBy={undefined}
      />
      <output>{String(value)}</output>
    </>
  );
};

it('asks for an answer that has to be given, and shows none before', async () => {
  renderConsole(<Form isRequired begins={undefined} />);
  const question = await page.findByRole('combobox');
  expect(question).toHaveValue('');
  for (const [answer, value] of [
    ['No', 'false'],
    ['Yes', 'true'],
    ['', 'undefined'],
  ] as const) {
    await userEvent.selectOptions(question, answer);
    expect(page.getByRole('status')).toHaveTextContent(value);
  }
});

it.each([
  { isRequired: false, begins: undefined },
  { isRequired: true, begins: false },
])('is a switch with %j', async props => {
  renderConsole(<Form {...props} />);
  expect(await page.findByRole('switch')).not.toBeChecked();
});
