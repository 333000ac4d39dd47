import { expect, it, vi } from 'vitest';
import { importAgain } from './importAgain.ts';

it('brings what comes, each time', async () => {
  const load = vi.fn().mockResolvedValue({ part: 1 });
  const bring = importAgain(load);
  expect(await bring()).toEqual({ part: 1 });
  expect(await bring()).toEqual({ part: 1 });
});

it('asks for what did not come under another address at once, however often', async () => {
  const address = 'http://console.test/assets/forms-1a2b.js';
  const load = vi
    .fn()
    .mockRejectedValue(new TypeError(`Failed to fetch dynamically imported module: ${address}`));
  const bring = importAgain(load);
  // Node imports no address of the net; that it was asked to says enough.
  await expect(bring()).rejects.toThrow("Received protocol 'http:'");
  await expect(bring()).rejects.toThrow("Received protocol 'http:'");
});

it('asks the same way again where the failure names no address', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('No')).mockResolvedValue({ part: 1 });
  const bring = importAgain(load);
  await expect(bring()).rejects.toThrow('No');
  expect(await bring()).toEqual({ part: 1 });
});
