import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RaRecord } from 'react-admin';
import { useLayoutEffect, useRef, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { sampleField, sampleScreen } from '#engine/sample.fixture.ts';
import { sampleValidator } from '#engine/sampleValidator.fixture.ts';
import { freshPage } from '#tests/support/console/openRecord.tsx';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { useIsChanged } from './typing.ts';
import { useRecordForm } from './useRecordForm.ts';

beforeEach(freshPage);

const stored: RaRecord = { id: 7, version: 1, name: 'Relax', days: 30 };

interface Props {
  record: RaRecord;
  /** Types in the moment between a record being drawn and its being taken. */
  isTyping: boolean;
}

const Form = ({ record, isTyping }: Props) => {
  const form = useRecordForm({ validator: sampleValidator, record });
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!isTyping || record === stored || isDone.current) return;
    isDone.current = true;
    form.change({ ...form.values, name: 'Typed' });
  });
  return <output>{String(form.values['name'])}</output>;
};

/** Reads the record again once the form stands. */
const Page = ({ again, isTyping }: { again: RaRecord; isTyping: boolean }) => {
  const [record, setRecord] = useState(stored);
  return (
    <>
      <Form record={record} isTyping={isTyping} />
      <button onClick={() => setRecord(again)}>Read again</button>
    </>
  );
};

const readAgain = async (again: RaRecord, isTyping: boolean) => {
  renderConsole(<Page again={again} isTyping={isTyping} />, { screen: sampleScreen });
  await userEvent.click(await page.findByRole('button', { name: 'Read again' }));
};

it('takes a record that is read again while nothing is typed', async () => {
  await readAgain({ ...stored, name: 'Theirs' }, false);
  await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('Theirs'));
});

it('keeps what is typed in the very moment in which the record is read again', async () => {
  await readAgain({ ...stored }, true);
  await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('Typed'));
});

const twice = sampleField({
  path: 'twice',
  kind: 'number',
  readonly: true,
  compute: { mul: [{ $: 'record.price' }, 2] },
  schema: { type: 'integer', readOnly: true },
});
const computing = { ...sampleScreen, fields: { ...sampleScreen.fields, twice } };

/** Saves; the answer comes after another change. */
const Slow = () => {
  const form = useRecordForm({ validator: sampleValidator, record: stored });
  const sent = useRef(form.values);
  const { name, price, twice: computed } = form.values;
  return (
    <>
      <output>{[name, price, computed, useIsChanged(form)].join(' ')}</output>
      <button onClick={() => (sent.current = form.begin())}>Save</button>
      <button onClick={() => form.change({ ...form.values, price: 50 })}>Price it</button>
      <button
        onClick={() =>
          form.settle({ ...stored, name: 'Theirs', price: 20, version: 2 }, sent.current)
        }
      >
        Answer
      </button>
    </>
  );
};

it('has what was changed during a save, computed anew, beside what the answer brings', async () => {
  renderConsole(<Slow />, { screen: computing });
  for (const name of ['Save', 'Price it', 'Answer'])
    await userEvent.click(await page.findByRole('button', { name }));
  await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('Theirs 50 100 true'));

  for (const name of ['Save', 'Answer']) await userEvent.click(page.getByRole('button', { name }));
  await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('Theirs 20 40 false'));
});

/** A new record for which something is proposed, and which somebody may then change. */
const Begun = () => {
  const form = useRecordForm({ validator: sampleValidator, record: null });
  return (
    <>
      <output>{[form.values['name'], useIsChanged(form)].join(' ')}</output>
      <button onClick={() => form.propose('name', 'Milestone 1')}>Propose</button>
      <button onClick={() => form.change({ ...form.values, name: 'Booking' })}>Type</button>
      <button onClick={form.discard}>Discard</button>
    </>
  );
};

it('begins with what is proposed: no change and no draft, until somebody types', async () => {
  const { unmount } = renderConsole(<Begun />, { screen: sampleScreen });
  await userEvent.click(await page.findByRole('button', { name: 'Propose' }));
  expect(page.getByRole('status')).toHaveTextContent('Milestone 1 false');
  unmount();
  renderConsole(<Begun />, { screen: sampleScreen });
  expect(await page.findByRole('status')).not.toHaveTextContent('Milestone 1');
  await userEvent.click(page.getByRole('button', { name: 'Propose' }));
  await userEvent.click(page.getByRole('button', { name: 'Type' }));
  expect(page.getByRole('status')).toHaveTextContent('Booking true');
  await userEvent.click(page.getByRole('button', { name: 'Discard' }));
  expect(page.getByRole('status')).toHaveTextContent('Milestone 1 false');
});

const inOptions = sampleField({ path: 'options.page', default: undefined });
const styled = sampleField({ path: 'options.style', default: 'plain' });

const Filled = () => {
  const form = useRecordForm({ validator: sampleValidator, record: null });
  return (
    <>
      <output>{JSON.stringify(form.values['options'] ?? null)}</output>
      <button onClick={() => form.change({ ...form.values, options: { page: 'wide' } })}>
        Fill in
      </button>
    </>
  );
};

it('gives an object its defaults once something in it is filled in', async () => {
  const options = {
    type: 'object',
    required: ['page'],
    properties: { page: { type: 'string' }, style: { type: 'string' } },
  } as const;
  const screen = {
    ...sampleScreen,
    schema: { type: 'object', properties: { options } } as const,
    fields: { 'options.page': inOptions, 'options.style': styled },
  };
  renderConsole(<Filled />, { screen });
  const shown = await page.findByRole('status');
  expect(shown).toHaveTextContent('null');
  await userEvent.click(page.getByRole('button', { name: 'Fill in' }));
  expect(shown).toHaveTextContent('{"page":"wide","style":"plain"}');
});
