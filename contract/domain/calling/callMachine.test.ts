import { describe, expect, it } from 'vitest';
import {
  callActs,
  callStates,
  callTransitions,
  dueOf,
  takeEvent,
  type CallEvent,
  type CallFacts,
} from './callMachine.ts';

const start = new Date('2026-11-20T06:00:00.000Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const wrapUp = 60_000;

const dialled: CallFacts = {
  state: 'dialling',
  startedAt: start,
  connectedAt: null,
  endedAt: null,
  outcomeId: null,
  heardAt: start,
  endKind: null,
  wrapUpUntil: null,
  isExtended: false,
};

const after = (...events: readonly (readonly [CallEvent, number])[]): CallFacts =>
  events.reduce(
    (call, [kind, seconds]) => takeEvent(call, { kind, at: at(seconds) }, wrapUp),
    dialled,
  );

describe('the states of a call', () => {
  it.each<[readonly (readonly [CallEvent, number])[], Partial<CallFacts>]>([
    [[], { state: 'dialling', outcomeId: null }],
    [[['ringing', 2]], { state: 'ringing' }],
    [
      [
        ['ringing', 2],
        ['answered', 5],
      ],
      { state: 'connected', connectedAt: at(5) },
    ],
    [[['talking', 20]], { state: 'connected', connectedAt: at(20) }],
    [
      [
        ['answered', 5],
        ['held', 9],
      ],
      { state: 'on-hold' },
    ],
    [
      [
        ['answered', 5],
        ['held', 9],
        ['resumed', 12],
      ],
      { state: 'connected' },
    ],
    [
      [
        ['ringing', 2],
        ['no-answer', 22],
      ],
      { state: 'wrap-up', outcomeId: 13, endKind: 'no-answer' },
    ],
    [[['busy', 3]], { state: 'wrap-up', outcomeId: 13, endKind: 'busy' }],
    [
      [
        ['answered', 5],
        ['hung-up', 65],
      ],
      { state: 'wrap-up', outcomeId: 12, wrapUpUntil: at(125) },
    ],
    [
      [
        ['answered', 5],
        ['dropped', 13],
      ],
      { state: 'wrap-up', outcomeId: 12, endKind: 'dropped' },
    ],
    [[['failed', 1]], { state: 'ended', outcomeId: 13, endKind: 'failed' }],
    [
      [
        ['hung-up', 6],
        ['dispose', 20],
      ],
      { state: 'ended', endedAt: at(6) },
    ],
    [
      [
        ['answered', 5],
        ['silent', 425],
      ],
      { state: 'ended', outcomeId: 12, endKind: 'silent' },
    ],
  ])('%j leads to %j', (events, expected) => {
    expect(after(...events)).toMatchObject(expected);
  });

  it.each<
    [string, readonly (readonly [CallEvent, number])[], readonly (readonly [CallEvent, number])[]]
  >([
    [
      'told twice',
      [
        ['ringing', 2],
        ['answered', 5],
        ['hung-up', 9],
      ],
      [
        ['ringing', 2],
        ['ringing', 2],
        ['answered', 5],
        ['answered', 5],
        ['hung-up', 9],
        ['hung-up', 9],
      ],
    ],
    [
      'told out of order',
      [
        ['ringing', 2],
        ['answered', 5],
        ['hung-up', 9],
      ],
      [
        ['answered', 5],
        ['ringing', 2],
        ['hung-up', 9],
      ],
    ],
    [
      'an answer after the end',
      [
        ['answered', 5],
        ['hung-up', 9],
      ],
      [
        ['hung-up', 9],
        ['answered', 5],
      ],
    ],
    [
      'an old hold after the talk went on',
      [
        ['answered', 5],
        ['held', 7],
        ['resumed', 8],
      ],
      [
        ['answered', 5],
        ['resumed', 8],
        ['held', 7],
      ],
    ],
  ])('%s comes to the same', (_, straight, confused) => {
    const { state, outcomeId, connectedAt, endedAt } = after(...straight);
    expect(after(...confused)).toMatchObject({ state, outcomeId, connectedAt, endedAt });
  });

  it('leave by the acts that they allow, and nothing leaves the last', () => {
    for (const state of callStates)
      for (const act of callActs[state]) {
        const event = { 'hang-up': 'hang-up', hold: 'held', resume: 'resumed', dispose: 'dispose' }[
          act
        ] as CallEvent;
        expect(callTransitions[state][event], `${state} ${act}`).toBeDefined();
      }
    expect(callTransitions.ended).toEqual({});
    expect(after(['failed', 1], ['answered', 2])).toMatchObject({
      state: 'ended',
      connectedAt: null,
    });
  });
});

it.each([
  [after(['ringing', 2]), 61, null],
  [after(['ringing', 2]), 62, 'ask'],
  [after(['answered', 5]), 424, 'ask'],
  [after(['answered', 5]), 425, 'silent'],
  [after(['hung-up', 5]), 64, null],
  [after(['hung-up', 5]), 65, 'wrap-up-over'],
  [after(['hung-up', 5], ['dispose', 6]), 4000, null],
] as const)('T109 the clock at %#: %j after %i s wants %s', (call, seconds, due) => {
  expect(dueOf(call, at(seconds))).toBe(due);
});
