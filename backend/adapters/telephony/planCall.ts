import type { NoticeKind } from '#contract/domain/calling/callMachine.ts';
import { simulatedFateOf, type SimulatedFate } from '#contract/domain/calling/simulatedFates.ts';

/** What happens to a simulated call, or is told of it, in milliseconds since 1970. */
export interface PlannedNotice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly at: number;
}

export interface CallPlan {
  /** What truly happens. */
  readonly truth: readonly PlannedNotice[];
  /** What is reported about it, in the order in which it is told. */
  readonly notices: readonly PlannedNotice[];
}

export type CallFate = 'no-answer' | 'busy' | 'dropped' | 'failed' | 'answered';

/** What becomes of a simulated call: its fate, and whether its notices get lost or confused on the way. */
export interface CallLot {
  readonly fate: CallFate;
  readonly losesTheEnd?: true;
  readonly isConfused?: true;
  /** The telephony itself hears nothing after the answer: no sign of life, no end, and no news where it is asked. */
  readonly fallsSilent?: true;
}

const lots: Readonly<Record<SimulatedFate, CallLot>> = {
  'no-answer': { fate: 'no-answer' },
  busy: { fate: 'busy' },
  dropped: { fate: 'dropped' },
  'lost-end': { fate: 'answered', losesTheEnd: true },
  confused: { fate: 'answered', isConfused: true },
  silent: { fate: 'answered', fallsSilent: true },
  failed: { fate: 'failed' },
  answered: { fate: 'answered' },
};

/** By the last digit of the number, so that each path can be tried (decision record 0117). */
export const lotOf = (number: string): CallLot => lots[simulatedFateOf(number)];

/** A number from 0 up to 1, the same for the same call and place in it. */
export const chanceOf = (seed: string, place: number): number => {
  let hash = 2166136261 ^ place;
  for (const sign of seed) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
};

/** While people talk, the telephony says so this often. */
const signOfLife = 20_000;

const talkOf = (fate: CallFate, seed: string): number =>
  fate === 'dropped' ? 8_000 : 120_000 + Math.floor(chanceOf(seed, 3) * 60_000);

const happenings = (fate: CallFate, seed: string, from: number): [NoticeKind, number][] => {
  if (fate === 'failed') return [['failed', from + 1_200]];
  const rings = from + 900 + Math.floor(chanceOf(seed, 1) * 900);
  if (fate === 'busy')
    return [
      ['ringing', rings],
      ['busy', rings + 2_500],
    ];
  if (fate === 'no-answer')
    return [
      ['ringing', rings],
      ['no-answer', rings + 20_000],
    ];
  const answered = rings + 1_500 + Math.floor(chanceOf(seed, 2) * 2_500);
  const ended = answered + talkOf(fate, seed);
  const talking: [NoticeKind, number][] = [];
  for (let at = answered + signOfLife; at < ended; at += signOfLife) talking.push(['talking', at]);
  const end: [NoticeKind, number] = [fate === 'dropped' ? 'dropped' : 'hung-up', ended];
  return [['ringing', rings], ['answered', answered], ...talking, end];
};

const named = (seed: string, rows: readonly [NoticeKind, number][]): PlannedNotice[] =>
  rows.map(([kind, at], place) => ({ id: `${seed}-${place}-${kind}`, kind, at }));

const endKinds: readonly NoticeKind[] = ['no-answer', 'busy', 'dropped', 'hung-up', 'failed'];

export const isEnd = ({ kind }: Pick<PlannedNotice, 'kind'>): boolean => endKinds.includes(kind);

/** Each notice twice, and the first two of a call the wrong way round. */
const confused = (notices: readonly PlannedNotice[]): PlannedNotice[] => {
  const [first, second, ...rest] = notices;
  const order = first && second ? [{ ...second }, { ...first }, ...rest] : notices;
  return order.flatMap(notice => [notice, notice]);
};

/** How many happenings there are up to the answer. */
const untilAnswered = (notices: readonly PlannedNotice[]): number =>
  notices.findIndex(({ kind }) => kind === 'answered') + 1;

/** The whole of a simulated call, the same for the same seed, which is the id of the call. */
export const planCall = (
  seed: string,
  { fate, losesTheEnd, isConfused, fallsSilent }: CallLot,
  from: number,
) => {
  const whole = named(seed, happenings(fate, seed, from));
  const truth = fallsSilent ? whole.slice(0, untilAnswered(whole)) : whole;
  const told = losesTheEnd ? truth.filter(notice => !isEnd(notice)) : truth;
  return { truth, notices: isConfused ? confused(told) : told } satisfies CallPlan;
};

/** A call that a client made and somebody took: they talk until the client hangs up. */
export const planTalk = (seed: string, from: number): CallPlan => {
  const talk = happenings('answered', seed, from).filter(([kind]) => kind === 'talking');
  const end: [NoticeKind, number] = ['hung-up', from + talkOf('answered', seed)];
  const truth = named(seed, [['answered', from], ...talk.filter(([, at]) => at < end[1]), end]);
  return { truth, notices: truth };
};

/** The same call when the agent ends it: nothing that was to come happens. */
export const endPlan = (seed: string, { truth, notices }: CallPlan, at: number): CallPlan => {
  if (truth.some(notice => isEnd(notice) && notice.at <= at)) return { truth, notices };
  const end: PlannedNotice = { id: `${seed}-end`, kind: 'hung-up', at };
  return {
    truth: [...truth.filter(notice => notice.at <= at), end],
    notices: [...notices.filter(notice => notice.at <= at), end],
  };
};
