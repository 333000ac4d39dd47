import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { render } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStyleCache } from './emotionCache.ts';

describe('the styles that are written into the page', () => {
  let written = '';

  beforeAll(() => {
    render(
      <CacheProvider value={createStyleCache(document)}>
        <Button>Save</Button>
        <OutlinedInput placeholder="Name" />
      </CacheProvider>,
    );
    written = [...document.head.querySelectorAll('style[data-emotion="c"]')]
      .map(style => style.textContent)
      .join('\n');
  });

  it.each(['::-moz-focus-inner', '::-moz-placeholder', ':-ms-input-placeholder', '-webkit-flex'])(
    'do not have %s, which no supported browser needs',
    name => {
      expect(written).toContain('display:inline-flex');
      expect(written).not.toContain(name);
    },
  );

  it('keep the placeholder', () => {
    expect(written).toMatch(/::placeholder\{/);
  });

  it('name what Safari knows only by its own name', () => {
    expect(written).toContain('-webkit-user-select:none;user-select:none');
  });
});
