import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { kinds } from '#contract/kinds/index.ts';
import { kindExamples } from '#contract/kinds/kindExamples.ts';
import { typedKinds, type TypedKindName } from '#fields/typed/typing.ts';
import { freshPage } from '#tests/support/console/openRecord.tsx';
import { openCreate } from '#tests/support/console/openCreate.tsx';

vi.mock('./useValidator.ts', async () => {
  const { sampleValidator } = await import('#engine/sampleValidator.fixture.ts');
  return { useValidator: () => sampleValidator };
});

beforeEach(freshPage);

/** A record with a field of the kind, and a choice that brings more into the form above it. */
const filesOf = (kind: TypedKindName) => {
  const file = {
    format: 1,
    resource: 'things',
    schema: 'thing.schema.json',
    fields: {
      typed: { as: kind },
      area: { visible: { plan: { eq: 'big' } } },
      rooms: { visible: { plan: { eq: 'big' } } },
      floors: { visible: { plan: { eq: 'big' } } },
    },
    form: [
      'plan',
      { in: 'row', of: ['area', 'rooms'] },
      { in: 'row', of: ['typed', 'other'] },
      { in: 'section', label: { en: 'More', hi: 'More' }, of: ['floors'] },
      { in: 'section', label: { en: 'Last', hi: 'Last' }, of: ['last', 'hours'] },
    ],
  };
  const [type] = kinds[kind].jsonTypes;
  const schema = {
    title: 'Thing',
    type: 'object',
    properties: {
      plan: { type: 'string', enum: ['small', 'big'] },
      area: { type: 'integer' },
      rooms: { type: 'integer' },
      floors: { type: 'integer' },
      typed: kind === 'json' ? { type: 'object' } : { type },
      other: { type: 'string' },
      last: { type: 'string' },
      hours: {
        oneOf: ['Office', 'Site'].map(title => ({
          title,
          type: 'object',
          properties: {
            place: { const: title },
            opens: { type: 'string', format: 'time' },
            fee: { type: 'number' },
          },
          required: ['place'],
        })),
      },
    },
  };
  return [file, schema] as const;
};

const open = (kind: TypedKindName) => openCreate(...filesOf(kind));

const at = (path: string) => {
  const found = document.getElementById(`field-${path}`);
  if (!found) throw new Error(`There is no field ${path}`);
  return found as HTMLInputElement;
};

/** As a script or an aid fills in a form: nothing takes the focus, and nothing waits. */
const fill = (path: string, text: string) => fireEvent.input(at(path), { target: { value: text } });
const choose = (path: string, value: string) => fireEvent.change(at(path), { target: { value } });
const send = () => fireEvent.click(page.getByRole('button', { name: /^Create/ }));

describe.each(typedKinds)('a %s that is typed', kind => {
  const { input, value } = kindExamples[kind][0] as { input: string; value: unknown };

  it('stays when a choice right after it brings fields above it', async () => {
    const sent = await open(kind);
    const element = at('typed');
    fill('typed', input);
    choose('plan', 'big');
    fill('last', 'end');
    await waitFor(() => expect(document.getElementById('field-rooms')).not.toBeNull());
    // The very same field: who types in it goes on.
    expect(at('typed')).toBe(element);
    expect(element.value).not.toBe('');
    send();
    expect(await sent()).toEqual({ plan: 'big', typed: value, last: 'end' });
  });

  it('is saved by Ctrl+S at once', async () => {
    const sent = await open(kind);
    await userEvent.type(at('typed'), input.replaceAll(/[[{]/g, '$&$&'));
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await sent()).toEqual({ typed: value });
  });

  it('is saved by a button that does not take the focus', async () => {
    const sent = await open(kind);
    fill('typed', input);
    send();
    expect(await sent()).toEqual({ typed: value });
  });
});

describe('a part of a value with a form of its own', () => {
  it('stays with all that is entered in the same moment', async () => {
    const sent = await open('time');
    await waitFor(() => expect(document.getElementById('field-hours-opens')).not.toBeNull());
    fill('hours-opens', '4:30 pm');
    fill('hours-fee', '250');
    fill('typed', '9:05');
    choose('plan', 'big');
    send();
    expect(await sent()).toEqual({
      plan: 'big',
      typed: '09:05:00',
      hours: { place: 'Office', opens: '16:30:00', fee: 250 },
    });
  });
});
