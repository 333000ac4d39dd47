import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface Begun {
  readonly span: Span;
  readonly inside: Context;
}

/** Asked again and again, or open for hours: a trace of them tells nothing. */
const isUntold = ({ routeOptions: { url, config } }: FastifyRequest): boolean =>
  url === '/health' || url === '/ready' || config?.callId === 'console.events';

/**
 * A span for each request, from its head to the end of its answer. It says which call, never the address, the person or where they are.
 * @param isBehindProxy whether a `traceparent` that comes along is of our own network; anyone could send one
 */
export const requestSpans = (
  app: FastifyInstance,
  tracer: Tracer,
  { isBehindProxy }: { readonly isBehindProxy: boolean },
): void => {
  const begun = new WeakMap<FastifyRequest, Begun>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (isUntold(request)) return done();
    const { url = 'none', config } = request.routeOptions;
    const above = isBehindProxy ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const span = tracer.startSpan(
      `${request.method} ${config?.callId ?? url}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': url,
          'console.request_id': request.id,
          ...(config?.callId !== undefined && { 'console.call': config.callId }),
        },
      },
      above,
    );
    const inside = trace.setSpan(above, span);
    begun.set(request, { span, inside });
    context.with(inside, done);
  });
  // What read the body came from the connection, which knows of no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const known = begun.get(request);
    if (known) context.with(known.inside, done);
    else done();
  });
  const end = (request: FastifyRequest, status: number | undefined): void => {
    const known = begun.get(request);
    if (!known) return;
    begun.delete(request);
    if (status !== undefined) known.span.setAttribute('http.response.status_code', status);
    if (status === undefined || status >= 500) known.span.setStatus({ code: SpanStatusCode.ERROR });
    known.span.end();
  };
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    end(request, undefined);
    done();
  });
};
