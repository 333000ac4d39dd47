import type { CallKind, Method } from '#contract/calls/call.ts';

/** One request before it is sent: what the contract, the screen and the session say of it. */
export interface RequestParts {
  readonly method: Method;
  readonly kind: CallKind;
  readonly body?: unknown;
  /** The body travels as `application/x-www-form-urlencoded`. */
  readonly form?: boolean;
  /** Sent in place of `body`, as multipart. */
  readonly upload?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly csrfToken?: string;
  readonly idempotencyKey?: string;
}

const formBody = (body: unknown): URLSearchParams => {
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(body ?? {})) {
    if (value !== undefined && value !== null) form.append(key, String(value));
  }
  return form;
};

const bodyOf = ({ body, form, upload }: RequestParts): BodyInit | undefined => {
  if (upload) return upload;
  if (form) return formBody(body);
  return body === undefined ? undefined : JSON.stringify(body);
};

/**
 * The fetch options of a request. `x-requested-with` marks each as ours, which a cross-site form or link cannot;
 * whatever acts, GETs included, carries the CSRF token and is never answered from the browser's cache (T15, T104).
 * There is no `Range` header: with one the browser asks for an uncompressed answer.
 */
export const requestOf = (parts: RequestParts): RequestInit => {
  const { method, kind, csrfToken, idempotencyKey } = parts;
  const acts = kind !== 'read';
  const body = bodyOf(parts);
  const headers = new Headers({ accept: 'application/json', ...parts.headers });
  headers.set('x-requested-with', 'console');
  // Anyone who says nothing else saves from a form of ours; what says nothing at all is another system.
  if (acts && !headers.has('x-surface')) headers.set('x-surface', 'form');
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  if (acts && csrfToken) headers.set('x-csrf-token', csrfToken);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  return {
    method,
    headers,
    credentials: 'same-origin',
    ...(body !== undefined && { body }),
    ...(acts && { cache: 'no-store' as const }),
  };
};
