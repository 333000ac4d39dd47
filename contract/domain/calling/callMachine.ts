import { autoCallStatusAfter, callOutcomes, type CallOutcomeId } from './callConstants.ts';

/** Where a call is, from dialling to its disposition; the last one is final. */
export const callStates = [
  'dialling',
  'ringing',
  'connected',
  'on-hold',
  'wrap-up',
  'ended',
] as const;
export type CallState = (typeof callStates)[number];

/** What the telephony tells of a call. `talking` is the sign of life that it gives while people talk. */
export const noticeKinds = [
  'ringing',
  'answered',
  'talking',
  'held',
  'resumed',
  'no-answer',
  'busy',
  'dropped',
  'hung-up',
  'failed',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What moves a call: a notice, an act of the agent, or the server's clock. */
export type CallEvent = NoticeKind | 'hang-up' | 'dispose' | 'silent' | 'wrap-up-over';

const ends = {
  'hung-up': 'wrap-up',
  dropped: 'wrap-up',
  failed: 'wrap-up',
  'hang-up': 'wrap-up',
  silent: 'ended',
} as const;
const unanswered = { 'no-answer': 'wrap-up', busy: 'wrap-up' } as const;
const answered = { answered: 'connected', talking: 'connected' } as const;

/**
 * Where each event leads; one that is not listed changes nothing. A state can be skipped, because a notice may be lost
 * (part 1 section 4 names connected and not connected and leaves the other states open; decision record 0115).
 */
export const callTransitions: Record<CallState, Partial<Record<CallEvent, CallState>>> = {
  dialling: {
    ringing: 'ringing',
    ...answered,
    held: 'on-hold',
    ...unanswered,
    ...ends,
    // Nobody's phone rang: there is nothing to write down (part 3 section 4).
    failed: 'ended',
  },
  ringing: { ringing: 'ringing', ...answered, held: 'on-hold', ...unanswered, ...ends },
  connected: { talking: 'connected', resumed: 'connected', held: 'on-hold', ...ends },
  'on-hold': { held: 'on-hold', resumed: 'connected', ...ends },
  'wrap-up': { dispose: 'ended', 'wrap-up-over': 'ended' },
  ended: {},
};

/** What an agent can do with a call in a state. */
export const callActs: Record<CallState, readonly ('hang-up' | 'hold' | 'resume' | 'dispose')[]> = {
  dialling: ['hang-up'],
  ringing: ['hang-up'],
  connected: ['hang-up', 'hold'],
  'on-hold': ['hang-up', 'resume'],
  'wrap-up': ['dispose'],
  ended: [],
};

/** What is known of a call at a moment. */
export interface CallFacts {
  readonly state: CallState;
  readonly startedAt: Date;
  readonly connectedAt: Date | null;
  readonly endedAt: Date | null;
  readonly outcomeId: CallOutcomeId | null;
  /** The last moment of which the telephony told anything. */
  readonly heardAt: Date;
  /** What ended it. */
  readonly endKind: CallEvent | null;
  readonly wrapUpUntil: Date | null;
  readonly isExtended: boolean;
}

export interface Notice {
  readonly kind: CallEvent;
  readonly at: Date;
}

const [{ id: connected }, { id: notConnected }] = callOutcomes;

const later = (one: Date, other: Date): Date => (one > other ? one : other);

const provesTalk = (kind: CallEvent): boolean =>
  kind === 'answered' || kind === 'talking' || kind === 'held' || kind === 'resumed';

const afterTheEnd = (call: CallFacts, { kind, at }: Notice): CallFacts =>
  call.state === 'wrap-up' && call.connectedAt === null && provesTalk(kind)
    ? { ...call, connectedAt: at, outcomeId: connected }
    : call;

/**
 * The facts after an event, whatever was lost before it and in whatever order it came: what is older than the last
 * news moves nothing but the end, and an answer that is told of after the end still makes the call a connected one.
 * @param wrapUp Milliseconds that the agent has after the call.
 */
export const takeEvent = (call: CallFacts, event: Notice, wrapUp: number): CallFacts => {
  const state = callTransitions[call.state][event.kind];
  if (call.endedAt && event.kind !== 'dispose' && event.kind !== 'wrap-up-over')
    return afterTheEnd(call, event);
  if (state === undefined) return call;
  if (state === 'ended' || state === 'wrap-up') {
    const endedAt = call.endedAt ?? later(event.at, call.startedAt);
    return {
      ...call,
      state,
      endedAt,
      heardAt: later(call.heardAt, event.at),
      endKind: call.endKind ?? event.kind,
      outcomeId: call.outcomeId ?? (call.connectedAt ? connected : notConnected),
      wrapUpUntil: call.wrapUpUntil ?? new Date(endedAt.getTime() + wrapUp),
    };
  }
  const connectedAt = call.connectedAt ?? (provesTalk(event.kind) ? event.at : null);
  const isNews = event.at >= call.heardAt;
  return {
    ...call,
    state: isNews || call.connectedAt === null ? state : call.state,
    connectedAt,
    heardAt: later(call.heardAt, event.at),
  };
};

/** Milliseconds of silence after which the server asks the telephony how a call stands. */
export const askAfter = 60_000;

/**
 * What the server's clock does with a call: ask the telephony, end it for want of any news after 7 minutes (T109), or
 * end a wrap-up whose time is over.
 */
export const dueOf = (
  { state, heardAt, wrapUpUntil }: CallFacts,
  now: Date,
): 'ask' | 'silent' | 'wrap-up-over' | null => {
  if (state === 'ended') return null;
  if (state === 'wrap-up') return wrapUpUntil && wrapUpUntil <= now ? 'wrap-up-over' : null;
  const silence = now.getTime() - heardAt.getTime();
  if (silence >= autoCallStatusAfter) return 'silent';
  return silence >= askAfter ? 'ask' : null;
};
