import type { ToldEvent } from '#backend/events/Events.ts';

export interface Heard {
  /** `message`, `ready`, `missed`, or `end` when the stream is over. */
  readonly name: string;
  readonly data: ToldEvent & { topics?: string[] };
}

/** A browser's stream of events, read one after the other; what comes first is `ready`. */
export const eventStream = async (
  address: string,
  topics: string,
  headers: Record<string, string>,
) => {
  const ending = new AbortController();
  const answer = await fetch(`${address}/console/v1/events?topics=${encodeURIComponent(topics)}`, {
    headers,
    signal: ending.signal,
  });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  const next = async (): Promise<Heard> => {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end >= 0) {
        const lines = buffer.slice(0, end).split('\n');
        buffer = buffer.slice(end + 2);
        const data = lines.find(line => line.startsWith('data: '));
        const name = lines.find(line => line.startsWith('event: '))?.slice(7) ?? 'message';
        if (data) return { name, data: JSON.parse(data.slice(6)) as ToldEvent };
      } else {
        const { value, done } = await reader.read();
        if (done) return { name: 'end', data: { topic: '', payload: null } };
        buffer += value;
      }
    }
  };
  const ready = await next();
  return { answer, ready, next, end: () => ending.abort() };
};
