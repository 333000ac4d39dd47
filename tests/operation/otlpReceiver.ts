import { startLocalServer } from '../support/server/startLocalServer.ts';

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number | string;
}
interface RawSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes?: readonly { readonly key: string; readonly value: Value }[];
  readonly status?: { readonly code?: number };
}
interface Payload {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: RawSpan['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly RawSpan[] }[];
  }[];
}

/** A span as it arrived. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly id: string;
  readonly parentId: string | undefined;
  readonly name: string;
  readonly service: string;
  readonly isFailed: boolean;
  readonly attributes: Readonly<Record<string, string | number>>;
}

const attributesOf = (list: RawSpan['attributes'] = []): Record<string, string | number> =>
  Object.fromEntries(
    list.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue ?? NaN)]),
  );

/** A collector: takes what is sent to `/v1/traces` as OTLP over HTTP, and decodes it. */
export const startOtlpReceiver = async () => {
  const spans: ReceivedSpan[] = [];
  /** All that arrived, as text. */
  const bodies: string[] = [];
  const headers: NodeJS.Dict<string | string[]>[] = [];
  const server = await startLocalServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      if (request.url !== '/v1/traces') return response.writeHead(404).end();
      bodies.push(text);
      headers.push(request.headers);
      for (const { resource, scopeSpans } of (JSON.parse(text) as Payload).resourceSpans)
        for (const span of scopeSpans.flatMap(scope => scope.spans))
          spans.push({
            traceId: span.traceId,
            id: span.spanId,
            parentId: span.parentSpanId || undefined,
            name: span.name,
            service: String(attributesOf(resource.attributes)['service.name']),
            isFailed: span.status?.code === 2,
            attributes: attributesOf(span.attributes),
          });
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  return {
    endpoint: new URL(`http://${server.host}`),
    spans,
    bodies,
    headers,
    close: server.close,
  };
};
