import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { JsonSchema } from '#contract/model/types.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import type { WidgetProps } from '../FieldEntry.ts';
import { ShapeForm } from './ShapeForm.tsx';

const node: JsonSchema = {
  type: 'object',
  properties: { street: { type: 'string' }, next: { $ref: '#/$defs/node' } },
};
const schema: JsonSchema = {
  type: 'object',
  properties: {
    home: { $ref: '#/$defs/node', title: 'Home address' },
    work: { $ref: '#/$defs/node' },
  },
  required: ['home'],
  $defs: { node },
};

// The entry reads of its field nothing but what is beside it here.
const props = (more: object = {}) =>
  ({
    field: { schema, label: { en: 'Places', hi: 'जगहें' } },
    id: 'field-places',
    labelId: 'label',
    value: {},
    onChange: () => undefined,
    isReadonly: false,
    isRequired: true,
    isInvalid: false,
    describedBy: undefined,
    ...more,
  }) as unknown as WidgetProps;

describe('a part that is drawn once it is opened', () => {
  it('tells at its button what is wrong with it, where the list of faults leads', () => {
    const faultsBelow = new Map([['home', 'This is needed']]);
    renderConsole(<ShapeForm {...props({ faultsBelow })} />);
    const button = page.getByRole('button', { name: 'Add Home address' });
    expect(button.id).toBe('field-places-home');
    expect(button).toHaveAccessibleDescription('This is needed');
    expect(page.getByRole('button', { name: 'Add Work' })).not.toHaveAccessibleDescription();
  });

  it('says beside the button what may be left out', () => {
    renderConsole(<ShapeForm {...props()} />);
    const besides = (name: string) =>
      page.getByRole('button', { name }).parentElement?.textContent?.replace(name, '');
    expect([besides('Add Home address'), besides('Add Work')]).toEqual(['', 'optional']);
  });

  it('is drawn in its place once it is opened, and the focus goes into it', async () => {
    renderConsole(<ShapeForm {...props()} />);
    await userEvent.click(page.getByRole('button', { name: 'Add Home address' }));
    const part = document.querySelector('#field-places-home');
    expect(part?.tagName).toBe('FIELDSET');
    expect(part).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement).toHaveRole('textbox');
  });

  it('is taken away again with all in it, and the focus goes to what adds it', async () => {
    const onChange = vi.fn<(value: unknown) => void>();
    const value = { work: { street: 'Main Street' } };
    renderConsole(<ShapeForm {...props({ value, onChange })} />);
    await userEvent.click(page.getByRole('button', { name: 'Remove Work' }));
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(page.getByRole('button', { name: 'Add Home address' }));
    await userEvent.click(page.getByRole('button', { name: 'Remove Home address' }));
    expect(page.getByRole('button', { name: 'Add Home address' })).toHaveFocus();
  });

  it('stays for those who may only read', () => {
    renderConsole(
      <ShapeForm {...props({ value: { work: { street: 'Main Street' } }, isReadonly: true })} />,
    );
    expect(page.queryByRole('button')).toBeNull();
  });
});

describe('a map whose values are alternatives', () => {
  const grammar: JsonSchema = {
    oneOf: [
      { type: 'boolean', title: 'Always' },
      {
        type: 'object',
        title: 'Field is',
        additionalProperties: {
          oneOf: [
            { type: 'boolean', title: 'One' },
            { type: 'array', title: 'Some', items: { type: 'boolean' } },
          ],
        },
      },
    ],
  };

  it.each([
    ['Always', true],
    ['Field is', { active: true }],
    ['Field is', { active: [true, false] }],
  ])('is known as %s by what it holds: %j', async (title, value) => {
    const field = { schema: grammar, label: { en: 'Rows', hi: 'पंक्तियाँ' } };
    renderConsole(<ShapeForm {...props({ field, value })} />);
    const choice = (await page.findAllByRole<HTMLSelectElement>('combobox'))[0];
    expect(choice?.selectedOptions[0]?.text).toBe(title);
  });
});

describe('what is said under a head that stands already', () => {
  it('keeps a name for those who listen, and shows none', () => {
    const words: JsonSchema = {
      type: 'object',
      properties: {
        names: {
          type: 'array',
          items: {
            anyOf: [
              { type: 'string', title: 'English' },
              { type: 'object', title: 'Both' },
            ],
          },
        },
      },
    };
    const field = { schema: words, label: { en: 'Words', hi: 'शब्द' } };
    renderConsole(<ShapeForm {...props({ field, value: { names: ['Gate guest'] } })} />);
    const named = page.getByRole('textbox', { name: 'English' });
    expect(named).toHaveValue('Gate guest');
    const label = page.getByText('English', { selector: 'label' });
    expect(label.parentElement).toHaveStyle({ position: 'absolute', width: '1px' });
  });
});
