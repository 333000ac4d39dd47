import type { ImportCounts, ImportLine } from '#contract/calls/importAnswer.ts';
import type { ToneName } from '#parts/words/tone.ts';
import type { IconName } from '#parts/icons/icons.ts';

export type LineState = ImportLine['status'];

interface StateLook {
  readonly state: LineState;
  readonly count: keyof ImportCounts;
  readonly tone: ToneName;
  readonly icon: IconName;
}

/** The states of a line in the order of the bar. */
export const lineStates: readonly StateLook[] = [
  { state: 'change', count: 'changed', tone: 'info', icon: 'pencil-line' },
  { state: 'create', count: 'created', tone: 'success', icon: 'plus' },
  { state: 'unchanged', count: 'unchanged', tone: 'neutral', icon: 'minus' },
  { state: 'error', count: 'errors', tone: 'error', icon: 'circle-x' },
];

export const lookOf = (state: LineState): StateLook => {
  const look = lineStates.find(one => one.state === state);
  if (!look) throw new Error(`No line is "${state}"`);
  return look;
};
