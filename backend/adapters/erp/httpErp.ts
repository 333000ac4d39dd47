import { ErpAway, ErpRefused, type Erp } from './Erp.ts';

const defaultPatience = 10_000;

const textIn = (body: unknown, name: string): string | undefined => {
  const value =
    typeof body === 'object' && body !== null && (body as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/**
 * A company's books, such as a RESTlet before NetSuite: `PUT <url>/{entityName}/{entityId}` takes `domain`, `departmentId`,
 * `branchId` and `data`, and answers `{ erpId }`; a status of 400 to 499 with `{ message }` is a refusal.
 * @param token Sent as a bearer token when there is one.
 * @param patience Milliseconds in which it has to answer.
 */
export const httpErp = (url: URL, token: string | null, patience = defaultPatience): Erp => ({
  isSimulated: false,
  push: async ({ entityName, entityId, key, domain, departmentId, branchId, data }) => {
    const base = url.href.endsWith('/') ? url : new URL(`${url.href}/`);
    const answer = await fetch(new URL(`${entityName}/${entityId}`, base), {
      method: 'PUT',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ domain, departmentId, branchId, data }),
      signal: AbortSignal.timeout(patience),
    }).catch((error: unknown) => {
      throw new ErpAway('NetSuite did not respond', { cause: error });
    });
    const body: unknown = await answer.json().catch(() => null);
    const isBusy = answer.status === 408 || answer.status === 429;
    if (answer.status >= 400 && answer.status < 500 && !isBusy)
      throw new ErpRefused(textIn(body, 'message') ?? `NetSuite answered ${answer.status}`);
    const erpId = answer.ok ? textIn(body, 'erpId') : undefined;
    if (!erpId) throw new ErpAway(`NetSuite answered ${answer.status}`);
    return { erpId };
  },
});
