import type { CallTable } from './callTable.ts';
import type { HttpError } from './HttpError.ts';

/** One call of each sort. */
export const mixedCalls: CallTable = {
  'account.get': { method: 'GET', path: '/sapna/v1/account/{id}', kind: 'read' },
  'account.update': { method: 'PUT', path: '/sapna/v1/account/{id}', kind: 'change' },
  'account.search': { method: 'POST', path: '/mystique/v1/soc/post/key-search', kind: 'read' },
  'call.hangup': { method: 'GET', path: 'kira/bspl/hangup', kind: 'change' },
  'contact.remove': { method: 'DELETE', path: '/sapna/v1/mappings', kind: 'delete' },
  'payment.create': { method: 'POST', path: '/sapna/v1/payment', kind: 'money' },
  'session.login': { method: 'POST', path: '/madrox/app/v1/login', kind: 'change', form: true },
  'city.list': {
    method: 'GET',
    path: '/sapna/v1/cities',
    kind: 'read',
    cache: { for: 'end-of-day', store: 'browser' },
  },
  'reference.list': {
    method: 'GET',
    path: '/sapna/v1/reference-data',
    kind: 'read',
    cache: { for: 60_000, store: 'memory' },
  },
  'city.rename': { method: 'PUT', path: '/sapna/v1/city', kind: 'change' },
};

/** The error of a call that is expected to fail. */
export const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('The call was expected to fail');
    },
    (error: unknown) => error as HttpError,
  );
