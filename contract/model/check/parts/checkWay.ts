import { pointer } from '../../files/jsonPositions.ts';
import type { NextStepFile, RecordPageFile, StageFile } from '../../files/screenFile.ts';
import { valueFault } from '../checkCondition.ts';
import { checkFilled } from '../checkFilled.ts';
import { isKnown, type CheckContext } from '../context.ts';

/** Checks a button of a record: there is such an action, and it is one of a record. */
export const checkButton = ({ add, file }: CheckContext, name: string, at: string): void => {
  if (!isKnown(add, at, 'action', name, Object.keys(file.actions ?? {}))) return;
  if (!file.actions?.[name]?.on.includes('record'))
    add(at, `"${name}" is not offered on the record page: add "record" to its "on"`);
};

type Steps = readonly (Pick<StageFile, 'values'> | NextStepFile)[];

/** Each value of the field means one thing. @param meaning what it is called: `stage` */
const checkValues = (
  { add, fields }: CheckContext,
  path: string,
  of: Steps,
  at: string,
  meaning: string,
): void => {
  const field = fields[path];
  if (!isKnown(add, at + pointer('field'), 'field', path, Object.keys(fields))) return;
  const seen = new Set<StageFile['values'][number]>();
  for (const [index, { values }] of of.entries())
    for (const [place, value] of values.entries()) {
      const inner = at + pointer('of', index, 'values', place);
      const fault = field && valueFault(field, value);
      if (fault) add(inner, fault);
      if (seen.has(value))
        add(inner, `${JSON.stringify(value)} is already a ${meaning}: remove one`);
      seen.add(value);
    }
};

/** Checks the stages of a record: their values, and the fields that tell when they were reached. */
export const checkStages = (context: CheckContext, stages: RecordPageFile['stages']): void => {
  if (!stages) return;
  const { add, fields } = context;
  const at = pointer('record', 'stages');
  checkValues(context, stages.field, stages.of, at, 'stage');
  for (const [index, { at: moment }] of stages.of.entries())
    if (moment !== undefined)
      isKnown(add, at + pointer('of', index, 'at'), 'field', moment, Object.keys(fields));
};

/** Checks the line of what comes next: its values, the fields that its notes name, and its buttons. */
export const checkNext = (context: CheckContext, next: RecordPageFile['next']): void => {
  if (!next) return;
  const { add, fields } = context;
  const at = pointer('record', 'next');
  const filled = { names: Object.keys(fields), called: 'field' };
  checkValues(context, next.field, next.of, at, 'step');
  if (next.since !== undefined)
    isKnown(add, at + pointer('since'), 'field', next.since, Object.keys(fields));
  for (const [index, { note, action }] of next.of.entries()) {
    const inner = at + pointer('of', index);
    checkFilled(context, note, filled, inner + pointer('note'));
    if (action !== undefined) checkButton(context, action, inner + pointer('action'));
  }
};
