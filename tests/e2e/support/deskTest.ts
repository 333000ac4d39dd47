import { copyWithDesk } from '#tests/support/console/copyWithDesk.ts';
import { startIn } from '#tests/support/server/startIn.ts';
import type { Page } from '@playwright/test';
import { expect as slowly, read, test as base } from './test.ts';

/** A day as the rest of the console writes it: day, month, year. */
export const indianDay = /^\d{1,2}\/(?:[1-9]|1[0-2])\/\d{4}$/;

/** The console as a developer has built it who added pages of React-Admin's own parts: those of the how-to. */
export const test = base.extend<object, { desk: string }>({
  desk: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const { folder, remove } = copyWithDesk();
      const started = await startIn(folder, 'scripts/start.mjs', /console: http/);
      await provide(started.url);
      await started.stop();
      remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ desk }, provide) => provide(desk),
});

/** Patient: the console and its database are in one process, which has just been built on this machine. */
export const expect = slowly.configure({ timeout: 30_000 });

/** Waits for the page of that heading. */
export const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

export type Row = Readonly<Record<string, unknown>> & { id: number; version: number };
export interface Rows {
  results: readonly Row[];
  totalCount: number;
}

export const packages = '/sapna/v2/get-packages';
export const storedPackage = (page: Page, id: number) =>
  read<Row>(page, `${packages}/details/${id}`);
export const packagesNamed = (page: Page, name: string) =>
  read<Rows>(page, `${packages}?pageSize=5&search=${encodeURIComponent(name)}`);

/** A name that no other test has. */
export const unique = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;

/** A field of a form by its label; where a list of the record has the same, the first or the last of them. */
export const field = (page: Page, label: string, which: 'first' | 'last' = 'first') =>
  page.getByRole('textbox', { name: label, exact: true })[which]();
