import { beforeEach, describe, expect, it, vi } from 'vitest';
import { caught, mixedCalls } from './client.fixture.ts';
import { HttpError, isOwnAbort } from './HttpError.ts';
import { asha, createTestClient, json } from './http.fixture.ts';

let test = createTestClient(mixedCalls);
beforeEach(() => {
  test = createTestClient(mixedCalls);
  test.client.identify(asha);
});

describe('a busy server', () => {
  const busy = { code: 'UNAVAILABLE', message: 'The console is busy. Try again in a moment.' };
  it.each([
    ['says when', 503, '2', 2_000],
    ['says it in another way', 503, 'Fri, 27 Nov 2026 10:00:00 GMT', undefined],
    ['does not say', 503, undefined, undefined],
    ['counts requests', 429, '30', undefined],
  ])('that %s', async (_, status, header, retryAfter) => {
    const headers: Record<string, string> = header === undefined ? {} : { 'retry-after': header };
    test.network.reply(json(busy, { status, headers }));
    const error = await caught(test.client.send('account.get', { params: { id: 5 } }));
    expect(error).toMatchObject({ status, retryAfter, message: busy.message });
  });
});

it('what its calls are at stands before every address', async () => {
  const { client, network } = createTestClient(mixedCalls, { base: '/console' });
  network.reply({}, {});
  await client.send('account.get', { params: { id: 5 } });
  await client.request('/console/v1/records/faqs');
  expect(network.seen.map(({ address }) => address)).toEqual([
    '/console/sapna/v1/account/5',
    '/console/console/v1/records/faqs',
  ]);
});

describe('what is sent', () => {
  it.each([
    ['account.get', 'GET', null],
    ['account.search', 'POST', null],
    ['account.update', 'PUT', 'token-7'],
    ['call.hangup', 'GET', 'token-7'],
    ['contact.remove', 'DELETE', 'token-7'],
    ['payment.create', 'POST', 'token-7'],
  ])(
    '%s: the CSRF token goes by what the call does, not by its verb (T15)',
    async (id, method, token) => {
      test.network.reply({ ok: true });
      await test.client.send(id, { params: { id: 5 } });
      const [request] = test.network.seen;
      expect(request?.method).toBe(method);
      expect(request?.headers.get('x-csrf-token')).toBe(token);
      expect(request?.headers.get('x-requested-with')).toBe('console');
      expect(request?.headers.has('range')).toBe(false);
      expect(request?.init.credentials).toBe('same-origin');
      expect(request?.init.cache).toBe(token ? 'no-store' : undefined);
    },
  );

  it('a save says through what, without having to', async () => {
    test.network.reply({ ok: true });
    await test.client.send('account.update', { params: { id: 1 } });
    test.network.reply({ ok: true });
    const headers = { 'x-surface': 'matrix' };
    await test.client.send('account.update', { params: { id: 1 }, headers });
    test.network.reply({ ok: true });
    await test.client.send('account.get', { params: { id: 2 } });
    const told = test.network.seen.map(request => request.headers.get('x-surface'));
    expect(told).toEqual(['form', 'matrix', null]);
  });

  it('a body travels as JSON, also with DELETE (T119)', async () => {
    test.network.reply({ ok: true });
    await test.client.send('contact.remove', {
      query: { packageId: 9 },
      body: { productIds: [1] },
    });
    const [request] = test.network.seen;
    expect(request?.address).toBe('/sapna/v1/mappings?packageId=9');
    expect(request?.body).toBe('{"productIds":[1]}');
    expect(request?.headers.get('content-type')).toBe('application/json');
  });

  it('a form body travels as a form', async () => {
    test.network.reply({ ok: true });
    const body = { username: 'a@example.com', password: 'a&b', persistent: undefined };
    await test.client.send('session.login', { body });
    expect(String(test.network.seen[0]?.body)).toBe('username=a%40example.com&password=a%26b');
  });

  it('files travel as multipart, with the type and boundary that the browser writes', async () => {
    const upload = new FormData();
    upload.set('file', new Blob(['x']), 'x.png');
    test.network.reply({ ok: true });
    await test.client.send('account.update', { params: { id: 1 }, upload });
    expect(test.network.seen[0]?.body).toBe(upload);
    expect(test.network.seen[0]?.headers.has('content-type')).toBe(false);
  });

  it('an unknown id is a fault of the code', async () => {
    await expect(test.client.send('account.nothing')).rejects.toThrow('account.nothing');
    await expect(test.client.send('toString')).rejects.toThrow('toString');
  });
});

describe('answers', () => {
  it('an empty one is undefined', async () => {
    test.network.reply(new Response(null, { status: 204 }));
    expect(await test.client.send('account.update', { params: { id: 1 } })).toBeUndefined();
  });

  it("a 200 with an error field fails with 'Error: ' and the server's words (part 1 section 8)", async () => {
    test.network.reply({ error: 'No slot left' });
    const error = await caught(test.client.send('account.get', { params: { id: 1 } }));
    expect(error).toMatchObject({ code: 'ANSWERED_ERROR', message: 'Error: No slot left' });
  });

  it('a refusal brings code, fields, stored record and request id', async () => {
    test.network.reply(
      json(
        {
          code: 'STALE_VERSION',
          message: 'Changed meanwhile',
          requestId: 'r-1',
          current: { id: 5, version: 4 },
          errors: [
            { in: 'body', field: '/address/0/pin~1code', code: 'X', message: 'PIN is not valid' },
            { in: 'query', field: '/page', code: 'X', message: 'too small' },
          ],
        },
        { status: 409 },
      ),
    );
    const error = await caught(test.client.send('account.update', { params: { id: 5 }, body: {} }));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      status: 409,
      code: 'STALE_VERSION',
      message: 'Changed meanwhile',
      requestId: 'r-1',
      current: { id: 5, version: 4 },
    });
    expect(error.body).toEqual({
      errors: { address: { '0': { 'pin/code': 'PIN is not valid' } } },
    });
    expect(error.errors).toHaveLength(2);
  });

  it('a refusal is told in Hindi to whom reads it, where there is Hindi (record 0063)', async () => {
    const answer = {
      code: 'VALIDATION_FAILED',
      message: '2 fields are missing or not valid.',
      hi: '2 फ़ील्ड खाली हैं या उनके मान मान्य नहीं हैं।',
      errors: [
        { in: 'body', field: '/name', code: 'required', message: 'Required', hi: 'ज़रूरी' },
        { in: 'body', field: '/amount', code: 'amount', message: 'Please enter an amount' },
      ],
    };
    const told = async (language: 'en' | 'hi') => {
      const { client, network } = createTestClient(mixedCalls, { language: () => language });
      network.reply(json(answer, { status: 422 }));
      const { message, errors } = await caught(client.send('account.get', { params: { id: 1 } }));
      return [message, ...errors.map(error => error.message)];
    };
    expect(await told('hi')).toEqual([answer.hi, 'ज़रूरी', 'Please enter an amount']);
    expect(await told('en')).toEqual([answer.message, 'Required', 'Please enter an amount']);
  });

  it('a refusal without fields has no form errors, which ra-core would read as a form fault', async () => {
    test.network.reply(json({ message: 'x' }, { status: 422 }));
    expect((await caught(test.client.send('account.get', { params: { id: 1 } }))).body).toEqual({});
  });

  const html = (status: number) =>
    new Response('<h1>Bad Gateway</h1>', { status, headers: { 'content-type': 'text/html' } });
  const half = new Response('{"results":[', { headers: { 'content-type': 'application/json' } });

  it.each([
    ['HTML in place of JSON', html(200), { status: 200, code: 'NOT_JSON' }],
    ['half an answer', half, { status: 200, code: 'HALF_ANSWER' }],
    ['the page of a proxy', html(502), { code: 'HTTP_502', message: 'Alas! Some error occurred.' }],
    ['a 500 without words', json({}, { status: 500 }), { message: 'Alas! Some error occurred.' }],
    [
      'a 404 with an error field',
      json({ error: 'Gone' }, { status: 404 }),
      { message: 'Error: Gone' },
    ],
  ])('%s', async (_, response, expected) => {
    test.network.reply(response);
    const error = await caught(test.client.send('account.get', { params: { id: 1 } }));
    expect(error).toMatchObject(expected);
  });

  it('the supplied 401 message is taken', async () => {
    test.network.reply(json({ message: 'no session' }, { status: 401 }));
    const unauthorizedMessage = 'Authentication Required. Please login to account panel.';
    const call = test.client.send('account.get', { params: { id: 1 }, unauthorizedMessage });
    expect((await caught(call)).message).toBe(unauthorizedMessage);
  });

  it('a file comes with its name', async () => {
    const headers = { 'content-disposition': 'attachment; filename="../report.csv"' };
    test.network.reply(new Response('a,b', { headers }));
    const { blob, name } = await test.client.download('account.get', { params: { id: 1 } });
    expect([await blob.text(), name]).toEqual(['a,b', 'report.csv']);
  });
});

describe('giving up (T120)', () => {
  it('is no HttpError', async () => {
    const controller = new AbortController();
    test.network.hang();
    const call = test.client.send('call.hangup', { signal: controller.signal });
    controller.abort();
    expect(isOwnAbort(await caught(call))).toBe(true);
  });

  it('identical reads are one request, and leaving one leaves the others theirs (T102)', async () => {
    const controller = new AbortController();
    let answer: (response: Response) => void = () => undefined;
    test.network.reply(() => new Promise<Response>(resolve => (answer = resolve)));
    const first = test.client.send('account.get', { params: { id: 1 }, signal: controller.signal });
    const second = test.client.send('account.get', { params: { id: 1 } });
    controller.abort();
    expect(isOwnAbort(await caught(first))).toBe(true);
    answer(json({ id: 1 }));
    expect(await second).toEqual({ id: 1 });
    expect(test.network.seen).toHaveLength(1);
  });

  it('the request ends when the last reader has left', async () => {
    const controller = new AbortController();
    const ended = vi.fn<() => void>();
    test.network.reply(
      (_: unknown, signal: AbortSignal) =>
        new Promise<Response>((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            ended();
            reject(signal.reason as Error);
          });
        }),
    );
    const call = test.client.send('account.get', { params: { id: 1 }, signal: controller.signal });
    controller.abort();
    await caught(call);
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe('watching the session', () => {
  const watch = () => {
    const watcher = { rightsChanged: vi.fn<() => void>(), sessionEnded: vi.fn<() => void>() };
    return { ...watcher, stop: test.client.watch(watcher) };
  };

  it('another role version in an answer is told', async () => {
    const { rightsChanged, stop } = watch();
    const version = (value: string) => json({}, { headers: { 'x-role-version': value } });
    test.network.reply(version('3'), version('4'), version('5'));
    await test.client.send('account.search');
    expect(rightsChanged).not.toHaveBeenCalled();
    await test.client.send('account.search');
    expect(rightsChanged).toHaveBeenCalledOnce();
    stop();
    await test.client.send('account.search');
    expect(rightsChanged).toHaveBeenCalledOnce();
  });

  it.each([
    [401, 'NOT_SIGNED_IN', 1],
    [401, 'LOGIN_FAILED', 0],
    [403, 'FORBIDDEN', 0],
  ])('%i %s ends the session %i times', async (status, code, times) => {
    const { sessionEnded } = watch();
    test.network.reply(json({ code }, { status }));
    await caught(test.client.send('account.get', { params: { id: 1 } }));
    expect(sessionEnded).toHaveBeenCalledTimes(times);
  });
});

describe('requests that no contract entry names', () => {
  it.each([
    ['GET', null],
    ['PUT', 'token-7'],
    ['DELETE', 'token-7'],
  ] as const)('%s carries the token %s', async (method, token) => {
    test.network.reply(json({ id: 1 }, { headers: { 'content-range': 'x 0-9/31' } }));
    const answer = await test.client.request('/console/v1/records/x', { method });
    expect(answer.headers.get('content-range')).toBe('x 0-9/31');
    expect(answer.body).toEqual({ id: 1 });
    expect(test.network.seen[0]?.headers.get('x-csrf-token')).toBe(token);
  });
});
