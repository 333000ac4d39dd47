import { afterEach, describe, expect, it } from 'vitest';
import { withAskedAhead } from './withAskedAhead.ts';

const start = (age = 0) => {
  let now = 0;
  const ahead = new Response('ahead');
  globalThis.consoleAhead = { '/rows': Promise.resolve(ahead) };
  const fetch = withAskedAhead(
    () => Promise.resolve(new Response('fetched')),
    () => now,
  );
  now = age;
  const read = async (address: string, method = 'GET') => (await fetch(address, { method })).text();
  return { read };
};

afterEach(() => {
  globalThis.consoleAhead = undefined;
});

describe('what was asked while the script loaded', () => {
  it('answers the first who asks the same, and nobody after', async () => {
    const { read } = start();
    expect(await read('/other')).toBe('fetched');
    expect(await read('/rows')).toBe('ahead');
    expect(await read('/rows')).toBe('fetched');
  });

  it('is forgotten with the first change', async () => {
    const { read } = start();
    await read('/rows', 'PUT');
    expect(await read('/rows')).toBe('fetched');
  });

  it('is forgotten when the page has stood for a while', async () => {
    expect(await start(10_001).read('/rows')).toBe('fetched');
  });
});
