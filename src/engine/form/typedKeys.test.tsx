import { act, cleanup, fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { countDraws } from '#tests/support/console/countDraws.ts';
import { openCreate } from '#tests/support/console/openCreate.tsx';
import { freshPage } from '#tests/support/console/openRecord.tsx';

vi.mock('./useValidator.ts', async () => {
  const { sampleValidator } = await import('#engine/sampleValidator.fixture.ts');
  return { useValidator: () => sampleValidator };
});

/** So many words in two cards, a field that shows with a word in the first, and one that says that word again. */
const filesOf = (count: number) => {
  const words = Array.from({ length: count }, (_, at) => `word${at}`);
  const [first = '', ...others] = words;
  return [
    {
      format: 1,
      resource: 'things',
      schema: 'thing.schema.json',
      fields: {
        detail: { visible: { [first]: { eq: 'big' } } },
        again: { readonly: true, compute: { $: `record.${first}` } },
      },
      form: [
        first,
        'detail',
        'again',
        { in: 'section', label: { en: 'More', hi: 'More' }, of: others },
      ],
    },
    {
      title: 'Thing',
      type: 'object',
      properties: Object.fromEntries(
        [...words, 'detail', 'again'].map(name => [name, { type: 'string' }]),
      ),
    },
  ] as const;
};

const type = (value: string) => {
  const input = document.getElementById('field-word0');
  if (!input) throw new Error('There is no such field');
  fireEvent.input(input, { target: { value } });
};
const pause = () => act(() => new Promise(done => setTimeout(done, 450)));

/** What the keys of a burst, its end, and the end of one that brings a field draw of a form of so many words. */
const burst = async (count: number) => {
  freshPage();
  await openCreate(...filesOf(count));
  const first = await countDraws(() => type('b'));
  const second = await countDraws(() => type('bi'));
  const end = await countDraws(pause);
  const bringing = await countDraws(async () => {
    type('big');
    await pause();
  });
  cleanup();
  return { first, second, end, bringing };
};

it('draws no field for a key, and for the end of a burst those alone that it changes', async () => {
  const { first, second, end, bringing } = await burst(20);
  // The bar that saves it and what asks before the page is left.
  expect(first.of).toMatchObject({ FormBar: 1, FormGuard: 1 });
  expect(first.of).not.toHaveProperty('RecordForm');
  expect(first.all).toBeLessThanOrEqual(40);
  expect(second.all).toBe(0);
  // The word, and what is computed from it.
  expect(end.of).toMatchObject({ OwnField: 2 });
  expect(end.all).toBeLessThanOrEqual(130);
  // The field that the word brings, too.
  expect(bringing.of).toMatchObject({ OwnField: 3 });
});

it('draws as much in a form of many fields as in one of few', async () => {
  const few = await burst(20);
  const many = await burst(60);
  expect(many.first.all).toBe(few.first.all);
  expect(many.end.all).toBe(few.end.all);
});
