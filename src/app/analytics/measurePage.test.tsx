import { describe, expect, it, vi } from 'vitest';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import { measurePage, pagePattern } from './measurePage.ts';

describe('page timing', () => {
  it.each([
    ['/user-management/12', '/user-management/:id'],
    ['/account/9820012345/edit', '/account/:id/edit'],
    ['/a/Asha%20Rao', '/a/:id'],
    ['/', '/'],
  ])('%s is told as %s', (path, pattern) => expect(pagePattern(path)).toBe(pattern));

  it('is told of one page view in ten, once', () => {
    vi.useFakeTimers();
    const call = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('away')));
    const client = { call } as unknown as Pick<HttpClient, 'call'>;
    measurePage(client, () => 0.1);
    vi.advanceTimersByTime(60_000);
    expect(call).not.toHaveBeenCalled();
    measurePage(client, () => 0.09);
    vi.advanceTimersByTime(60_000);
    expect(call).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
