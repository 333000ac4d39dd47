import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
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

  it('is drawn in its place once it is opened', async () => {
    renderConsole(<ShapeForm {...props()} />);
    await userEvent.click(page.getByRole('button', { name: 'Add Home address' }));
    expect(document.querySelector('#field-places-home')?.tagName).toBe('FIELDSET');
  });
});
