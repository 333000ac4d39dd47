import { context, propagation, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import type { AppObserver } from '../observed/AppObserver.ts';
import { observe } from '../observed/observers.ts';
import type { TraceSettings } from '../settings/operation/tracesOf.ts';
import { requestSpans } from './requestSpans.ts';
import { stepSpans } from './stepSpans.ts';

/**
 * Sends traces to a collector: request, call, statements, jobs, mails and requests to other systems, which are told the trace that they
 * belong to.
 */
export const openTraces = (
  { endpoint, headers, serviceName, share }: TraceSettings,
  place: { readonly isBehindProxy: boolean },
): AppObserver => {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({
          url: `${endpoint.href.replace(/\/$/, '')}/v1/traces`,
          headers: { ...headers },
        }),
      ),
    ],
  });
  provider.register();
  const tracer = provider.getTracer('console');
  // What `fetch` asks. Addresses may have a person in them: the system that was asked is enough.
  const outgoing = new UndiciInstrumentation({
    requireParentforSpans: true,
    startSpanHook: ({ origin }) => ({ 'url.full': origin, 'url.path': '', 'url.query': '' }),
  });
  outgoing.setTracerProvider(provider);
  const leave = observe(stepSpans(tracer));
  return {
    watch: app => requestSpans(app, tracer, place),
    end: async () => {
      leave();
      outgoing.disable();
      // A collector that is away does not hold up the end.
      await provider.shutdown().catch(() => undefined);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
};
