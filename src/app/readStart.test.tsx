import { describe, expect, it } from 'vitest';
import { readStart } from './readStart.ts';

const pageWith = (content: string | undefined) => {
  const page = document.implementation.createHTMLDocument();
  if (content !== undefined) {
    const meta = page.createElement('meta');
    meta.name = 'console-start';
    meta.content = content;
    page.head.append(meta);
  }
  return page;
};

describe('the start of the console', () => {
  it('is what the server wrote into the page', () => {
    const start = readStart(
      pageWith(JSON.stringify({ product: { name: 'Ghar', slug: 'ghar' }, googleClientId: 'g' })),
    );
    expect(start).toEqual({
      product: { name: 'Ghar', slug: 'ghar' },
      demo: null,
      googleClientId: 'g',
      version: '',
    });
  });

  it.each([undefined, '', '__CONSOLE_START__'])('has defaults for %s', content => {
    expect(readStart(pageWith(content)).product.name).toBe('Nivaas');
  });
});
