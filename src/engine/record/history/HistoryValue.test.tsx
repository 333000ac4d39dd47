import { screen as page } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { sampleField } from '../../sample.fixture.ts';
import { HistoryValue } from './HistoryValue.tsx';

const parameters = sampleField({
  path: 'parameters',
  kind: 'children',
  children: [
    sampleField({ path: 'name', label: { en: 'Name', hi: 'नाम' } }),
    sampleField({
      path: 'type',
      kind: 'choice',
      label: { en: 'Type', hi: 'प्रकार' },
      options: [
        { value: 'number', label: { en: 'A number', hi: 'संख्या' }, tone: 'neutral', when: true },
      ],
    }),
    sampleField({ path: 'allowed', kind: 'choices', label: { en: 'Allowed', hi: 'मान्य' } }),
  ],
});

describe('a value of the history', () => {
  it('tells the entries of a list by the names of their fields, without what is empty', () => {
    const value = [{ name: 'cityId', type: 'number', allowed: [] }];
    renderConsole(<HistoryValue field={parameters} value={value} />);
    expect(page.getByText('Name').parentElement).toHaveTextContent('NamecityId');
    expect(page.getByText('A number')).toBeVisible();
    expect(page.queryByText('Allowed')).not.toBeInTheDocument();
    expect(page.queryByText(/\[\]|\{/)).not.toBeInTheDocument();
  });
});
