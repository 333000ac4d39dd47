import type { ImportLine } from '#contract/calls/importAnswer.ts';
import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import { isNoValue } from '#contract/domain/noValue.ts';

/** The fields that a line gives another value, or a new record's values. */
export const changedFields = ({ before = {}, after = {} }: ImportLine): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(path => {
    const [was, will] = [before[path], after[path]].map(value => (isNoValue(value) ? null : value));
    return canonicalJson(was) !== canonicalJson(will);
  });
