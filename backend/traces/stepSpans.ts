import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type SpanOptions,
  type Tracer,
} from '@opentelemetry/api';
import type { Observer, Step } from '../observed/observers.ts';
import { statementName, statementText } from './statementText.ts';

interface SpanOfStep extends SpanOptions {
  readonly name: string;
}

const spanOf: Readonly<Record<Step['kind'], (name: string) => SpanOfStep | undefined>> = {
  call: name => ({ name, attributes: { 'console.call': name } }),
  statement: text => ({
    name: statementName(text),
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': statementText(text) },
  }),
  job: name => ({
    name: `job ${name}`,
    kind: SpanKind.CONSUMER,
    attributes: { 'console.job': name },
  }),
  upstream: name => ({
    name: `service ${name}`,
    kind: SpanKind.CLIENT,
    attributes: { 'peer.service': name },
  }),
  mail: () => ({ name: 'mail', kind: SpanKind.CLIENT }),
  // Several a second, which find nothing to do.
  clock: () => undefined,
};

/** A step that is seen only as a part of something: the server's own rounds would be a trace a statement. */
const isPart = (kind: Step['kind']): boolean => kind !== 'job';

const fail = (span: Span, error: unknown): void => {
  // The kind of an error alone: its words may be a person's.
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
  span.end();
};

const run = <Result>(span: Span, inside: Context, work: () => Result): Result => {
  try {
    const result = context.with(inside, work);
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    result.then(
      () => span.end(),
      (error: unknown) => fail(span, error),
    );
    return result;
  } catch (error) {
    fail(span, error);
    throw error;
  }
};

/** Spans for calls, statements, jobs, mails and what other services are asked. */
export const stepSpans = (tracer: Tracer): Observer => ({
  around: ({ kind, name }, work) => {
    const active = context.active();
    if (isPart(kind) && !trace.getSpan(active)?.isRecording()) return work();
    const told = spanOf[kind](name);
    if (!told) return work();
    const { name: title, ...options } = told;
    const above = isPart(kind) ? active : ROOT_CONTEXT;
    const span = tracer.startSpan(title, options, above);
    return run(span, trace.setSpan(above, span), work);
  },
  ids: (): Record<string, string> => {
    const active = trace.getActiveSpan()?.spanContext();
    return active ? { trace_id: active.traceId, span_id: active.spanId } : {};
  },
  headers: () => {
    const headers: Record<string, string> = {};
    propagation.inject(context.active(), headers);
    return headers;
  },
});
