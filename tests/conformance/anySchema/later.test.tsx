import { cleanup, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshPage } from '#tests/support/console/openRecord.tsx';
import { anySchemas, schemaOf } from './anySchemas.ts';
import { largeSchemas } from './largeSchemas.ts';
import { openSchema } from './openSchema.tsx';

/*
 * Parts that are kept for later are drawn when somebody opens them, and what may be nothing can be nothing in lists of lists.
 */

vi.mock('#engine/form/useValidator.ts', async () => {
  const { schemaValidator } = await import('./schemaValidator.ts');
  const { useScreen } = await import('#engine/ScreenContext.ts');
  return { useValidator: () => schemaValidator(useScreen()) };
});

beforeEach(freshPage);
afterEach(cleanup);

const named = (name: string) => {
  const found = [...anySchemas, ...largeSchemas].find(one => one.name === name);
  if (!found) throw new Error(`There is no schema ${name}`);
  return found;
};

const save = async (words: RegExp) => userEvent.click(page.getByRole('button', { name: words }));

/** A record of so many parts that its chapters are kept for later. */
const book = () => {
  const properties = Object.fromEntries(
    Array.from({ length: 130 }, (_, index) => [`line${index}`, { type: 'string' }]),
  );
  const chapters = Object.fromEntries(
    Array.from({ length: 24 }, (_, index) => [
      `chapter${index}`,
      { type: 'object', properties: { ...properties, pages: { type: 'integer', minimum: 1 } } },
    ]),
  );
  const schema = {
    title: 'Book',
    type: 'object',
    properties: { name: { type: 'string' }, ...chapters },
    examples: [],
    'x-refused': [],
  };
  return schemaOf('book.schema.json', JSON.stringify(schema)).screen;
};

it('draws a heavy part when it is opened, and sends what is filled in there', async () => {
  const { create } = await openSchema(book(), '/create');
  const open = await page.findByText('Add Chapter7');
  expect(document.querySelectorAll('input[type="text"], textarea').length).toBeLessThan(10);
  await userEvent.click(open);
  const pages = await page.findByLabelText('Pages');
  await userEvent.type(pages, '4');
  await userEvent.click(page.getByText(/^Create/, { selector: 'button' }));
  await waitFor(() => expect(create).toHaveBeenCalled());
  expect(create.mock.calls[0]).toMatchObject([
    expect.anything(),
    { data: { chapter7: { pages: 4 } } },
  ]);
});

it('draws one alternative of many, with what tells it apart', async () => {
  const { screen } = named('large-drawing');
  const { create } = await openSchema(screen, '/create');
  await userEvent.type(page.getByRole('textbox', { name: /^Name/ }), 'House');
  const open = page.queryByRole('button', { name: 'Add Shape' });
  if (open) await userEvent.click(open);
  const kind = await page.findByRole('combobox', { name: 'Type' });
  await userEvent.selectOptions(kind, 'Shape 3');
  await userEvent.type(await page.findByRole('textbox', { name: 'Size' }), '5');
  await save(/^Create/);
  await waitFor(() => expect(create).toHaveBeenCalled());
  expect(create.mock.calls[0]).toMatchObject([
    expect.anything(),
    { data: { name: 'House', shape: { is: 'shape3', size: 5 } } },
  ]);
}, 20_000);

it('shows nothing in a list of lists as nothing, and keeps it when another entry is changed', async () => {
  const { screen, examples } = named('nested-lists');
  const { update } = await openSchema(screen, '/9', examples[0]);
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form');
  // Of the entries two are nothing, and one that is chosen is a list.
  await waitFor(() => expect(within(form).getAllByDisplayValue('–').length).toBeGreaterThan(1));
  const outer = within(form).getByDisplayValue('Outer');
  await userEvent.clear(outer);
  await userEvent.type(outer, 'Outside');
  await save(/^Save/);
  await waitFor(() => expect(update).toHaveBeenCalled());
  expect(update.mock.calls[0]).toMatchObject([
    expect.anything(),
    { data: { entries: ['Outside', ['Inner', null, ['Innermost']], null] } },
  ]);
});

it('makes an entry nothing where it may be, and something again', async () => {
  const { screen, examples } = named('nested-lists');
  const { update } = await openSchema(screen, '/9', examples[0]);
  const kinds = await page.findAllByRole<HTMLSelectElement>('combobox', { name: 'Type' });
  const [first] = kinds;
  if (!first) throw new Error('There is no choice');
  const nothing = [...first.options].findIndex(({ text }) => text === '–');
  await userEvent.selectOptions(first, String(nothing));
  await save(/^Save/);
  await waitFor(() => expect(update).toHaveBeenCalled());
  expect(update.mock.calls[0]).toMatchObject([
    expect.anything(),
    { data: { entries: [null, ['Inner', null, ['Innermost']], null] } },
  ]);
});
