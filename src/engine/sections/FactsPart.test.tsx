import { screen as page } from '@testing-library/react';
import { RecordContextProvider, type RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import type { FactsSection } from '#contract/model/types.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { sampleField } from '../sample.fixture.ts';
import { FactsPart } from './FactsPart.tsx';

const says = (en: string) => ({ en, hi: en });
const fact = (path: string, differs = {}) => ({
  field: sampleField({ path, label: says(path), ...differs }),
  note: null,
});
const section: FactsSection = {
  type: 'facts',
  label: says('Key facts'),
  visible: true,
  facts: [
    fact('mobile'),
    fact('parent'),
    fact('limit', { missing: [{ text: says('No limit'), when: true }] }),
  ],
  from: null,
  refresh: null,
};

const open = (record: RaRecord, of = section) =>
  renderConsole(
    <RecordContextProvider value={record}>
      <FactsPart section={of} />
    </RecordContextProvider>,
  );

it('tells the facts that are there, and those whose absence has words', () => {
  open({ id: 1, mobile: '98', parent: null });
  expect(page.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'mobile',
    'limit',
  ]);
  expect(page.getByText('No limit')).toBeVisible();
});

it('is not there where none of its facts is', () => {
  open({ id: 1 }, { ...section, facts: section.facts.slice(0, 2) });
  expect(page.queryByText('Key facts')).not.toBeInTheDocument();
});
