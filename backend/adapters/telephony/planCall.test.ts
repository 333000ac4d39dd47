import { describe, expect, it } from 'vitest';
import {
  dueOf,
  takeEvent,
  type CallFacts,
  type Notice,
} from '#contract/domain/calling/callMachine.ts';
import { autoCallStatusAfter } from '#contract/domain/calling/callConstants.ts';
import { callingDefaults } from '#contract/domain/calling/callingDefaults.ts';
import { chanceOf, endPlan, isEnd, lotOf, planCall, type PlannedNotice } from './planCall.ts';

const dialled: CallFacts = {
  state: 'dialling',
  startedAt: new Date(0),
  connectedAt: null,
  endedAt: null,
  outcomeId: null,
  heardAt: new Date(0),
  endKind: null,
  wrapUpUntil: null,
  isExtended: false,
};

const wrapUp = callingDefaults.wrapUpSeconds * 1000;
const share = 0.05;
const second = 1000;

/** What is reported about a call when of all notices 5 % are lost, 5 % come twice and 5 % come late. */
const disturbed = (
  seed: string,
  notices: readonly PlannedNotice[],
): { told: number; notice: Notice }[] =>
  notices.flatMap((notice, place) => {
    const lot = (kind: number) => chanceOf(`${seed}-${kind}`, place) < share;
    if (lot(1)) return [];
    const told = notice.at + (lot(2) ? 30 * second : 0);
    const one = { told, notice: { kind: notice.kind, at: new Date(notice.at) } };
    return lot(3) ? [one, { ...one, told: told + second }] : [one];
  });

/** Plays a call second by second until its final state. */
const play = (
  number: number,
  canAsk: boolean,
): { call: CallFacts; took: number; truth: readonly PlannedNotice[] } => {
  const seed = `call-${number}`;
  const planned = planCall(seed, lotOf(String(number)), 0);
  const hangsUp = number % 3 === 0 ? 10 * second + (number % 97) * second : undefined;
  const plan = hangsUp === undefined ? planned : endPlan(seed, planned, hangsUp);
  const queue = disturbed(seed, plan.notices).toSorted((one, other) => one.told - other.told);
  let call = { ...dialled };
  const take = (event: Notice) => {
    call = takeEvent(call, event, wrapUp);
  };
  for (let now = 0; now <= 2 * autoCallStatusAfter; now += second) {
    while (queue[0] && queue[0].told <= now) {
      const next = queue.shift();
      if (next) take(next.notice);
    }
    const due = dueOf(call, new Date(now));
    if (due === 'ask') {
      const known = plan.truth.findLast(({ at }) => at <= now);
      const isLost = chanceOf(`${seed}-asked`, now) < share;
      if (canAsk && known && !isLost) take({ kind: known.kind, at: new Date(known.at) });
    } else if (due !== null) take({ kind: due, at: new Date(now) });
    if (call.state === 'ended') return { call, took: now, truth: plan.truth };
  }
  return { call, took: Number.POSITIVE_INFINITY, truth: plan.truth };
};

describe('10,000 simulated calls with lost, doubled and late notices', () => {
  /** When a call has to be over: within 7 minutes, or 7 minutes after the last that a silent telephony knew. */
  const boundOf = (truth: readonly PlannedNotice[]): number =>
    truth.some(isEnd)
      ? autoCallStatusAfter
      : (truth.at(-1)?.at ?? 0) + autoCallStatusAfter + second;

  it('all end within 7 minutes, with the outcome that they truly had', () => {
    const late: number[] = [];
    const wrong: number[] = [];
    for (let number = 0; number < 10_000; number += 1) {
      const { call, took, truth } = play(number, true);
      if (call.state !== 'ended' || took > boundOf(truth)) late.push(number);
      const isReached = truth.some(({ kind }) => kind === 'answered');
      // Everything that proves a short talk may be lost; nothing may invent one.
      if (call.outcomeId === 12 && !isReached) wrong.push(number);
    }
    expect(late).toEqual([]);
    expect(wrong).toEqual([]);
  });

  it('end 7 minutes after the last news where the telephony cannot be asked', () => {
    for (let number = 0; number < 2000; number += 1) {
      const { call, took, truth } = play(number, false);
      const ended = truth.find(isEnd)?.at ?? truth.at(-1)?.at ?? 0;
      expect(call.state, `call ${number}`).toBe('ended');
      expect(took - ended, `call ${number}`).toBeLessThanOrEqual(autoCallStatusAfter + second);
    }
  });
});

describe('the embedded telephony', () => {
  it.each([
    ['9876500000', 'no-answer'],
    ['9876500001', 'busy'],
    ['9876500002', 'dropped'],
    ['9876500003', 'hung-up'],
    ['9876500009', 'failed'],
    ['9876500005', 'hung-up'],
  ])('ends a call to %s with %s', (number, kind) => {
    expect(planCall('x', lotOf(number), 0).truth.at(-1)?.kind).toBe(kind);
  });

  it('plays the same call the same way, and tells nothing after the agent hung up', () => {
    const plan = planCall('x', lotOf('5'), 1000);
    expect(planCall('x', lotOf('5'), 1000)).toEqual(plan);
    const ended = endPlan('x', plan, 8000);
    expect(ended.truth.every(({ at }) => at <= 8000)).toBe(true);
    expect(ended.truth.at(-1)?.kind).toBe('hung-up');
    expect(endPlan('x', ended, 9000)).toEqual(ended);
  });

  it('loses the end of a 3 and tells a 4 twice', () => {
    expect(planCall('x', lotOf('3'), 0).notices.some(isEnd)).toBe(false);
    const { truth, notices } = planCall('x', lotOf('4'), 0);
    expect(notices).toHaveLength(truth.length * 2);
    expect(notices[0]?.kind).toBe('answered');
  });

  it('knows nothing of an 8 after the answer, until the agent hangs up', () => {
    const { truth, notices } = planCall('x', lotOf('8'), 0);
    expect(truth.map(({ kind }) => kind)).toEqual(['ringing', 'answered']);
    expect(notices).toEqual(truth);
    expect(endPlan('x', { truth, notices }, 30_000).truth.at(-1)?.kind).toBe('hung-up');
  });
});
