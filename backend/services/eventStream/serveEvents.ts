import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { callOf, type CallOf } from '#contract/calls/index.ts';
import { recordOfTopic } from '#contract/domain/eventTopics.ts';
import type { Services, Verb } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import type { DatabaseClient } from '../../database/client.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { sessionHolds } from '../../session/sessions.ts';
import { eventHub } from '../../events/eventHub.ts';
import { eventsAfter } from '../../events/eventsAfter.ts';
import type { ToldEvent } from '../../events/Events.ts';
import { mayHear, readTopics } from './mayHear.ts';
import { numbersOf } from './numbersOf.ts';
import { tellNumbers } from './tellNumbers.ts';

/** How often a stream shows that it lives, and asks whether its session still does: proxies close what is silent. */
const beat = 20_000;

/** A browser that does not read what it is sent is let go, and comes again when it does. */
const mostWaiting = 1024 * 1024;

/** Streams that one session may have open; a browser's tabs share one. The oldest gives way, since it may be a dead connection. */
const mostStreams = 6;

/** Milliseconds after which browsers come back to another process when this one ends, and over which they are spread. */
const soonest = 500;
const spread = 3_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** How many browsers listen at this process. */
    openStreams: () => number;
  }
}

const written = ({ id, topic, payload }: ToldEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify({ id, topic, payload })}\n\n`;

const named = (name: string, data: unknown): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * GET events: one stream a browser. It begins with `ready` and the topics that are heard (one that the person may not hear
 * is left out, like one that does not exist), and ends when the session does. An event of a record is told to those who may open it
 * when it is told.
 */
export const serveEvents = (
  app: FastifyInstance,
  services: Services,
  screens: Screens,
  client: DatabaseClient,
): void => {
  const hub = eventHub(client, error => app.log.error({ err: error }, 'telling an event'));
  const around = { screens, servedCalls: app.servedCalls };
  const findNumbers = numbersOf(around);
  /** What ends each stream, oldest first, and whose it is. */
  const streams = new Map<() => void, { sessionId: number; send: (text: string) => void }>();
  app.decorate('openStreams', () => streams.size);
  /** Ends the oldest streams of a session that has too many. */
  const boundStreams = (sessionId: number): void => {
    const own = [...streams]
      .filter(([, stream]) => stream.sessionId === sessionId)
      .map(([end]) => end);
    for (const end of own.slice(0, -mostStreams)) end();
  };
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
    let leave = (): void => undefined;
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      streams.delete(end);
      leave();
      numbers?.end();
      stream.push(null);
    };
    const send = (text: string): void => {
      if (isOver) return;
      if (stream.readableLength > mostWaiting) stream.destroy();
      else stream.push(text);
    };
    /**
     * An event of a record, if the person may still open it: it may have changed hands since they began to listen. Anyone who
     * may not stops hearing of it, is no longer among those who have it open, and reads their page again.
     */
    const tellOfRecord = async (event: ToldEvent): Promise<void> => {
      if (isOver || !topics.has(event.topic)) return;
      if (await mayHear(around, event.topic, { ...context, db: services.db })) {
        send(written(event));
        return;
      }
      topics.delete(event.topic);
      hub.left(hearer, event.topic);
      hearer.missed();
    };
    // One after the other, so that events come in their order.
    let telling = Promise.resolve();
    const tell = (event: ToldEvent): void => {
      telling = telling
        .then(() => (recordOfTopic(event.topic) ? tellOfRecord(event) : send(written(event))))
        .catch(() => hearer.missed());
    };
    const endUnlessHeld = async (): Promise<void> => {
      try {
        if (!(await sessionHolds(services.db, actor, services.now()))) end();
      } catch {
        stream.destroy();
      }
    };
    const numbers = topics.has('numbers')
      ? tellNumbers(findNumbers(context), {
          userId: actor.id,
          tell: payload => tell({ topic: 'numbers', payload }),
        })
      : undefined;
    numbers?.ready.catch(() => stream.destroy());
    const hearer = {
      userId: actor.id,
      name: `${actor.firstName} ${actor.lastName}`.trim(),
      topics,
      hear: tell,
      wrote: numbers?.wrote,
      missed: () => send(named('missed', {})),
      ended: () => void endUnlessHeld(),
    };
    leave = await hub.join(hearer);
    const beats = setInterval(() => {
      send(': \n\n');
      void endUnlessHeld();
    }, beat);
    streams.set(end, { sessionId: actor.session.id, send });
    boundStreams(actor.session.id);
    stream.once('close', () => {
      clearInterval(beats);
      streams.delete(end);
      leave();
      numbers?.end();
    });
    const last = lastOf(reply.request.headers['last-event-id'], query.after);
    send(`retry: 2000\n${named('ready', { topics: [...topics] })}`);
    if (last !== undefined) {
      const missed = await eventsAfter(db, last, hearer);
      if (missed) for (const event of missed) hearer.hear(event);
      else hearer.missed();
    }
    // The session may have ended before it was listened to.
    await endUnlessHeld();
    // A connection that carried a stream ends with it: kept open, it would hold up a server that stops.
    reply
      .type('text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .header('connection', 'close');
    return stream;
  };

  serve(app, services, callOf('console.events'), listen);
  app.addHook('preClose', async () => {
    // They come back elsewhere, and not all at once.
    for (const [end, { send }] of streams) {
      send(`retry: ${Math.round(soonest + Math.random() * spread)}\n\n`);
      end();
    }
    await hub.close();
  });
};
