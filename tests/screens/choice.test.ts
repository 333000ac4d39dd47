import { describe, expect, it } from 'vitest';
import { fullyDriven, spoken, visited } from './choice.ts';

const names = (screens: readonly { readonly resource: string }[]) =>
  screens.map(({ resource }) => resource);

describe('a screen that is named', () => {
  it('is driven alone', () => {
    expect(names(fullyDriven('faqs'))).toEqual(['faqs']);
    expect(names(visited('faqs'))).toEqual([]);
    expect(names(spoken('faqs'))).toEqual(['faqs']);
  });

  it('is visited and read where it is a page made by hand', () => {
    expect(names(visited('home'))).toEqual(['home']);
    expect(names(spoken('home'))).toEqual(['home']);
  });

  it('stands for none of the others when nobody names any', () => {
    const pages = names(visited('')).filter(name => name === 'home');
    expect(pages).toEqual(['home']);
    expect(names(spoken(''))).toContain('home');
    expect(names(spoken('')).length).toBeGreaterThan(20);
  });
});
