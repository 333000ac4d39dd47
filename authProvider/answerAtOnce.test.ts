import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { UserDetails } from '#contract/calls/session/session.ts';
import { answerAtOnce } from './answerAtOnce.ts';
import { asha } from './auth.fixture.ts';
import type { Question } from './createAccess.ts';

type Asked = Question & { readonly recordId?: unknown };

const start = (decide: (question: Asked) => boolean | undefined) => {
  const listeners: ((user: UserDetails | undefined) => void)[] = [];
  const queries = new QueryClient();
  const again = answerAtOnce(queries, {
    decide,
    watch: listener => {
      listeners.push(listener);
      return () => undefined;
    },
  });
  const server = vi.fn<() => Promise<unknown>>(() => Promise.resolve('asked'));
  /** What a hook of React-Admin draws first, and whether it asks besides. */
  const ask = (...key: unknown[]) => {
    const observer = new QueryObserver(queries, {
      queryKey: ['auth', 'canAccess', ...key],
      queryFn: server,
    });
    const first = observer.getCurrentResult().data;
    const stop = observer.subscribe(() => undefined);
    return { first, stop };
  };
  return { ask, server, again, tell: (user?: UserDetails) => listeners.forEach(one => one(user)) };
};

const lists = ({ action }: Asked) => action === 'list';

describe('a question about rights', () => {
  it.each([
    ['of one', [{ action: 'list', resource: 'packages' }], true],
    ['of one that is refused', [{ action: 'edit', resource: 'packages' }], false],
    ['of a list, in a record', [{ action: 'list', resource: 'packages', recordId: 1 }], true],
    ['of the console, in a record', [{ action: 'call', resource: 'console', recordId: 1 }], false],
    ['of several', [['packages', 'events'], 'list', undefined], { packages: true, events: true }],
    ['of none', [[], 'list', undefined], {}],
  ])('%s is answered in the first drawing, and nobody else is asked', (_of, key, answer) => {
    const { ask, server } = start(lists);
    expect(ask(...key).first).toEqual(answer);
    expect(server).not.toHaveBeenCalled();
  });

  it.each([
    ['of a record, of which it has the id alone', [{ action: 'edit', resource: 'a', recordId: 1 }]],
    ['that only the server can answer', [{ action: 'unknown', resource: 'a' }]],
    ['of several, one of which has to be asked', [['a', 'unknown'], 'list', undefined]],
  ])('%s is asked', (_of, key) => {
    const { ask, server } = start(({ action, resource }) =>
      [action, resource].includes('unknown') ? undefined : true,
    );
    expect(ask(...key).first).toBeUndefined();
    expect(server).toHaveBeenCalledOnce();
  });

  it.each([
    ['the person or their roles change', true, 1],
    ['the session ends', false, 0],
  ])('is asked anew when %s', (_when, isThere, times) => {
    const { ask, server, tell } = start(lists);
    ask({ action: 'list', resource: 'packages' });
    tell(isThere ? asha : undefined);
    expect(server).toHaveBeenCalledTimes(times);
  });

  it('is asked anew when the screens change', () => {
    const { ask, server, again } = start(lists);
    ask({ action: 'list', resource: 'packages' });
    again();
    expect(server).toHaveBeenCalledOnce();
  });
});
