import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { callOf, type CallId } from '#contract/calls/index.ts';
import { callBuckets, prefix } from './metricNames.ts';

/**
 * What a request is counted as: the id of its call, the service that its prefix goes to, or one of few words. Never its address,
 * which may carry anything and would be a series each.
 */
export const labelOf = (app: FastifyInstance, request: FastifyRequest): string => {
  const { url, config } = request.routeOptions;
  if (config?.callId) return config.callId;
  if (url === undefined) return 'none';
  const service = url.split('/')[1] ?? '';
  if ([...app.upstreams.keys()].some(name => name === service)) return `upstream ${service}`;
  if (url === '/health' || url === '/ready') return 'health';
  return 'page';
};

const outcomeOf = (status: number): string => {
  if (status < 400) return 'done';
  return status < 500 ? 'refused' : 'failed';
};

const isMoney = (callId: string | undefined): boolean =>
  callId !== undefined && callOf(callId as CallId).kind === 'money';

/** Requests of a server: how many, how they ended, how long they took, and how many are under way. */
export const requestMetrics = (app: FastifyInstance, registry: Registry): void => {
  const registers = [registry];
  const requests = new Counter({
    name: `${prefix}requests_total`,
    help: 'Requests by call and status of the answer',
    labelNames: ['call', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: `${prefix}request_seconds`,
    help: 'Seconds from the head of a request to the end of its answer, by call',
    labelNames: ['call'],
    buckets: callBuckets,
    registers,
  });
  const underWay = new Gauge({
    name: `${prefix}requests_in_flight`,
    help: 'Requests that are being answered; streams of events are not among them',
    registers,
  });
  const broken = new Counter({
    name: `${prefix}requests_broken_off_total`,
    help: 'Requests whose browser went away before the answer',
    registers,
  });
  const money = new Counter({
    name: `${prefix}money_calls_total`,
    help: 'Calls that move money, by call and outcome: done, refused, failed',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const counted = new WeakSet<FastifyRequest>();
  const isStream = ({ routeOptions }: FastifyRequest) =>
    routeOptions.config?.callId === 'console.events';
  const leave = (request: FastifyRequest): void => {
    if (counted.delete(request)) underWay.dec();
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isStream(request)) {
      counted.add(request);
      underWay.inc();
    }
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    broken.inc();
    leave(request);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    leave(request);
    const call = labelOf(app, request);
    requests.inc({ call, status: String(reply.statusCode) });
    if (!isStream(request)) seconds.observe({ call }, reply.elapsedTime / 1_000);
    const { callId } = request.routeOptions.config ?? {};
    if (callId && isMoney(callId))
      money.inc({ call: callId, outcome: outcomeOf(reply.statusCode) });
    done();
  });
};
