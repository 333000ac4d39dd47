import { expect, it } from 'vitest';
import { callTable } from 'virtual:calls';
import { callList } from '#contract/calls/index.ts';

it('gives the page method, path, kind, form and cache of every call as they are defined', () => {
  const table = Object.fromEntries(
    callList.map(({ id, method, path, kind, form, cache }) => [
      id,
      JSON.parse(JSON.stringify({ method, path, kind, form, cache })),
    ]),
  );
  expect(callTable).toEqual(table);
});
