import { expect, it } from 'vitest';
import { remoteFile, webAddress } from './remoteFile.ts';

it.each([
  ['https://host/a/b.json', 'remote/host/a/b.json'],
  ['https://host/a/b', 'remote/host/a/b.json'],
  ['https://host/a/', 'remote/host/a/index.json'],
  ['https://host', 'remote/host/index.json'],
  ['https://host:8080/a-1_b.c.json', 'remote/host_8080/a-1_b.c.json'],
])('keeps %s in a file of its name', (address, file) => {
  expect(remoteFile(address)).toBe(file);
});

it.each([
  'https://host/x?/../../../../package',
  'https://host/x?a=..%2f..',
  'https://../x',
  'https://./x',
  'https://host/..\\..\\x',
  'https://host/.../....//x',
  'https://host/x#/../../y',
])('keeps %s below its folder', address => {
  const steps = remoteFile(webAddress(address) ?? '').split('/');
  expect(steps[0]).toBe('remote');
  expect(steps.length).toBeGreaterThan(2);
  for (const step of steps) {
    expect(step).toMatch(/^[\w.-]+$/);
    expect(step).not.toMatch(/\.\.|^\.$/);
  }
});

it('tells addresses apart whose letters may not all be in a name', () => {
  const addresses = ['p?x=1', 'p?x=2', 'p_x=1', 'p_x_1', 'p%20x', 'p_20x', 'p?/x=1'];
  const names = addresses.map(address => remoteFile(`https://host/${address}`));
  expect(new Set(names).size).toBe(addresses.length);
});

it('gives a long address a short name of its own', () => {
  const [one, other] = ['a', 'b'].map(end =>
    remoteFile(`https://host/${'x/'.repeat(80)}${'y'.repeat(300)}${end}`),
  );
  expect(one).not.toBe(other);
  expect(one?.split('/').every(step => step.length <= 90)).toBe(true);
  expect(one?.startsWith('remote/host/')).toBe(true);
});
