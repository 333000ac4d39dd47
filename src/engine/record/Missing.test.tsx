import { screen as page } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { freshPage, openRecord } from '#tests/support/console/openRecord.tsx';

beforeEach(freshPage);

const history = vi.fn<() => Promise<{ data: object }>>();

const slowly = { timeout: 15_000 };

const openRefused = async (status: number, code: string, locale: 'en' | 'hi' = 'en') => {
  history.mockResolvedValue({ data: { results: [], totalCount: 0 } });
  const refused = new HttpError({ status, code, message: 'This package cannot be shown.' });
  const getOne = vi.fn<DataProvider['getOne']>().mockRejectedValue(refused);
  await openRecord({ getOne, history }, { locale });
  await page.findByRole('heading', { level: 1 }, slowly);
  // ra-core writes every failed read to the console during development.
  expect(vi.mocked(console.error).mock.calls).toEqual([[refused]]);
  vi.mocked(console.error).mockClear();
};

describe('at the address of a record', () => {
  it.each([
    [
      'en',
      'Package not found',
      'It does not exist, or you do not have access to it.',
      'Go to Packages',
    ],
    ['hi', 'पैकेज नहीं मिला', 'यह मौजूद नहीं है, या आप इसे देख नहीं सकते।', 'पैकेज पर जाएँ'],
  ] as const)(
    'that does not exist, the page says so and leads to the list: %s',
    async (locale, title, text, list) => {
      await openRefused(404, 'NOT_FOUND', locale);
      expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(page.getByText(text)).toBeVisible();
      expect(page.getByRole('link', { name: list })).toHaveAttribute('href', '/manage-packages');
      expect(page.queryByRole('button')).toBeNull();
    },
  );

  it('that could not be read, it is tried again', async () => {
    await openRefused(500, 'INTERNAL');
    expect(page.getByText('This package cannot be shown.')).toBeVisible();
    expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(page.queryByRole('link', { name: 'Go to Packages' })).toBeNull();
  });
});
