import { expect, it, vi } from 'vitest';
import { caught, startProvider } from './provider.fixture.ts';
import { storedScreen } from './screen.fixture.ts';

vi.mock('./records/createRecordStore.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('what writes records did not come for want of a connection: the form waits as for a call', async () => {
  const { provider } = startProvider(storedScreen);
  const error = await caught(
    provider.create(storedScreen.resource, { data: { title: 'New prices' } }),
  );
  expect(error).toMatchObject({ status: 0, code: 'NETWORK' });
});
