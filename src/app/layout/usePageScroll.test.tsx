import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import {
  MemoryRouter,
  useNavigate,
  type NavigateFunction,
  type NavigateOptions,
} from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usePageScroll } from './usePageScroll.ts';

const held: { go?: NavigateFunction } = {};
const Page = () => {
  usePageScroll();
  const go = useNavigate();
  useEffect(() => {
    held.go = go;
  }, [go]);
  return null;
};

const navigate = (to: string, options?: NavigateOptions) => act(async () => held.go?.(to, options));
const back = () => act(async () => held.go?.(-1));

afterEach(() => vi.restoreAllMocks());

describe('the place on a page', () => {
  it('is the top of another page, and stays for another query, and with back', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    render(
      <MemoryRouter initialEntries={['/packages/create']}>
        <Page />
      </MemoryRouter>,
    );
    expect(scrollTo).not.toHaveBeenCalled();
    await navigate('/packages/7', { replace: true });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    await navigate('/packages/7?tab=history');
    await back();
    expect(scrollTo).toHaveBeenCalledOnce();
    await navigate('/packages');
    expect(scrollTo).toHaveBeenCalledTimes(2);
    await back();
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });
});
