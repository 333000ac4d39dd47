import { screen as page, waitFor } from '@testing-library/react';
import type { RaRecord } from 'ra-core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { sampleScreen } from '#engine/sample.fixture.ts';
import { sampleValidator } from '#engine/sampleValidator.fixture.ts';
import { ScreenContext } from '#engine/ScreenContext.ts';
import { freshPage } from '#tests/support/openRecord.tsx';
import { renderConsole } from '#tests/support/renderConsole.tsx';
import { useRecordForm } from './useRecordForm.ts';

beforeEach(freshPage);

const stored: RaRecord = { id: 7, version: 1, name: 'Relax', days: 30 };
const readAgain: RaRecord = { ...stored };

interface Props {
  /** Types in the moment between a record being drawn and its being taken. */
  isTyping: boolean;
}

/** A form whose record is read again once it stands. */
const Form = ({ isTyping }: Props) => {
  const [record, setRecord] = useState(stored);
  const form = useRecordForm({ validator: sampleValidator, record });
  const isDone = useRef(false);
  useEffect(() => setRecord(isTyping ? readAgain : { ...readAgain, name: 'Theirs' }), [isTyping]);
  useLayoutEffect(() => {
    if (!isTyping || record === stored || isDone.current) return;
    isDone.current = true;
    form.change({ ...form.values, name: 'Typed' });
  });
  return <output>{String(form.values['name'])}</output>;
};

const open = (props: Props) =>
  renderConsole(
    <ScreenContext value={sampleScreen}>
      <Form {...props} />
    </ScreenContext>,
  );

it('takes a record that is read again while nothing is typed', async () => {
  open({ isTyping: false });
  await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('Theirs'));
});

it('keeps what is typed in the very moment in which the record is read again', async () => {
  open({ isTyping: true });
  await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('Typed'));
});
