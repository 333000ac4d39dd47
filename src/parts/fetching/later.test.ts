import { afterEach, describe, expect, it } from 'vitest';
import { later, laterPartsWaitFor } from './later.ts';

afterEach(() => laterPartsWaitFor(() => Promise.resolve()));

describe('a later part', () => {
  it('is there when its words are, and not before', async () => {
    const done: string[] = [];
    let wordsCome = () => {};
    laterPartsWaitFor(
      () =>
        new Promise<void>(resolve => {
          wordsCome = () => {
            done.push('words');
            resolve();
          };
        }),
    );
    const part = later(() => Promise.resolve('part'));
    const brought = part().then(name => done.push(name));
    await new Promise(resolve => setTimeout(resolve));
    expect(done).toEqual([]);
    wordsCome();
    await brought;
    expect(done).toEqual(['words', 'part']);
  });

  it('fails with its words', async () => {
    laterPartsWaitFor(() => Promise.reject(new Error('no connection')));
    await expect(later(() => Promise.resolve('part'))()).rejects.toThrow('no connection');
  });
});
