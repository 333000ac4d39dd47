import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { callOf, type CallOf } from '#contract/calls/index.ts';
import type { Services, Verb } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import type { DatabaseClient } from '../../../database/client.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { sessionHolds } from '../../../session/sessions.ts';
import { eventHub } from '../../../events/eventHub.ts';
import { eventsAfter } from '../../../events/eventsAfter.ts';
import type { ToldEvent } from '../../../events/Events.ts';
import { mayHear, readTopics } from './mayHear.ts';

/** How often a stream shows that it lives, and asks whether its session still does: proxies close what is silent. */
const beat = 20_000;

/** A browser that does not read what it is sent is let go, and comes again when it does. */
const mostWaiting = 1024 * 1024;

const written = ({ id, topic, payload }: ToldEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify({ id, topic, payload })}\n\n`;

const named = (name: string, data: unknown): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * GET events: one stream a browser. It begins with `ready` and the topics that are heard (one that the person may not hear
 * is left out, like one that does not exist), and ends when the session does or its rights change.
 */
export const serveEvents = (
  app: FastifyInstance,
  services: Services,
  screens: Screens,
  client: DatabaseClient,
): void => {
  const hub = eventHub(client, error => app.log.error({ err: error }, 'telling an event'));
  const around = { screens, servedCalls: app.servedCalls };
  const streams = new Set<Readable>();
  const lastOf = (header: string | string[] | undefined, after: number | undefined) => {
    const id = Number(header ?? after);
    return Number.isSafeInteger(id) && id > 0 ? id : undefined;
  };

  const listen: Verb<CallOf<'console.events'>> = async context => {
    const { query, actor, db, reply } = context;
    const asked = [...readTopics(query.topics)];
    const heard = await Promise.all(asked.map(topic => mayHear(around, topic, context)));
    const topics = new Set(asked.filter((_, index) => heard[index]));
    const stream = new Readable({ read: () => undefined });
    const send = (text: string): void => {
      if (stream.readableLength > mostWaiting) stream.destroy();
      else stream.push(text);
    };
    const hearer = {
      userId: actor.id,
      name: `${actor.firstName} ${actor.lastName}`.trim(),
      topics,
      hear: (event: ToldEvent) => send(written(event)),
      missed: () => send(named('missed', {})),
    };
    const leave = await hub.join(hearer);
    const beats = setInterval(() => {
      sessionHolds(services.db, actor, services.now())
        .then(holds => (holds ? send(': \n\n') : stream.push(null)))
        .catch(() => stream.destroy());
    }, beat);
    streams.add(stream);
    stream.once('close', () => {
      clearInterval(beats);
      streams.delete(stream);
      leave();
    });
    const last = lastOf(reply.request.headers['last-event-id'], query.after);
    send(`retry: 2000\n${named('ready', { topics: [...topics] })}`);
    if (last !== undefined) {
      const missed = await eventsAfter(db, last, hearer);
      if (missed) for (const event of missed) hearer.hear(event);
      else hearer.missed();
    }
    reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no');
    return stream;
  };

  serve(app, services, callOf('console.events'), listen);
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.push(null);
    await hub.close();
  });
};
