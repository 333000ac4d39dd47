import { expect, it } from 'vitest';
import { callTable } from 'virtual:calls';
import { clientCalls } from 'virtual:client-calls';
import { clientPlaces } from '#contract/requests/clientSubjects.ts';
import type { Call } from '#contract/calls/call.ts';
import { callList } from '#contract/calls/index.ts';

it('gives the page method, path, kind, form and cache of every call that it can make, as they are defined', () => {
  const own = callList.filter(
    ({ calledBy }: Call) => calledBy === undefined || calledBy === 'address',
  );
  const table = Object.fromEntries(
    own.map(({ id, method, path, kind, form, cache }) => [
      id,
      JSON.parse(JSON.stringify({ method, path, kind, form, cache })),
    ]),
  );
  expect(callTable).toEqual(table);
});

it('gives the page the fields by which calls name records of clients', () => {
  const named = callList.flatMap(call => {
    const places = clientPlaces(call).map(place => `${place.in}.${place.field}:${place.kind}`);
    return places.length > 0 ? [[call.id, places] as const] : [];
  });
  expect(clientCalls).toEqual(Object.fromEntries(named));
  expect(clientCalls['milestones.update']).toContain('params.id:milestone');
});
