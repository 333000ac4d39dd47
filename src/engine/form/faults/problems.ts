import type { ValidatorType } from '@rjsf/utils';
import { isAlike } from '#contract/domain/isAlike.ts';
import { newErrors } from '#contract/model/schema/newErrors.ts';
import { tellingErrors } from '#contract/model/schema/tellingErrors.ts';
import { checkRecord } from '#contract/model/record/checkRecord.ts';
import type { Language, RecordScreen, Text } from '#contract/model/types.ts';
import type { Scope } from '#contract/rules/evaluate.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import type { FieldError } from '#contract/calls/errors.ts';
import { problemOf } from '#fields/typed/typing.ts';
import { isPointing } from '#parts/failures/failureWords.ts';
import { fieldAt } from '../../values/fieldAt.ts';
import { schemaWords, type SchemaFault, type Say } from '../schemaWords.ts';
import type { Values } from '../../values/withValueAt.ts';

/** One thing to put right before a record can be saved. */
export interface Problem {
  /** Dotted path of the field; null when it belongs to none of this form. */
  readonly path: string | null;
  readonly message: string;
  /** What the field is called, where the screen has it and this form does not. */
  readonly about?: Text;
}

const dotted = (pointer: string) =>
  pointer
    .split('/')
    .filter(key => key !== '')
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');

const pathOf = ({ instancePath, keyword, params }: SchemaFault): string => {
  const place = dotted(instancePath);
  const name = keyword === 'required' ? String(params['missingProperty']) : undefined;
  return [place, name].filter(Boolean).join('.');
};

interface Check {
  readonly screen: RecordScreen;
  readonly validator: ValidatorType;
  readonly values: Values;
  readonly scope: Scope;
  /** Fields that the form shows now. */
  readonly shown: readonly string[];
  readonly language: Language;
  readonly say: Say;
}

/**
 * What keeps the values from being saved, one line a field, in the order of the form: text that is not a value of its
 * kind, then what the screen's conditions require, then what the record schema refuses.
 */
export const problemsIn = (check: Check): readonly Problem[] => {
  const { screen, validator, values, scope, shown, language, say } = check;
  const found = new Map<string, string>();
  const add = (path: string, message: string) => {
    if (!found.has(path)) found.set(path, message);
  };
  for (const path of shown) {
    const field = screen.fields[path];
    const value = valueAt(values, path);
    // As it is stored it is not a change, though it is shown otherwise than it is kept: a masked number (T89).
    if (!field || isAlike(value, valueAt(scope.previous, path))) continue;
    const problem = problemOf(field, value, language);
    if (problem) add(path, problem[language]);
  }
  const rules = { ...scope, record: values, previous: scope.previous as Values | undefined };
  for (const { path, code, message } of checkRecord(screen, rules)) {
    const placed = fieldAt(screen, path);
    if (!placed) continue;
    if (code === 'required') add(path, say.missing(placed.field));
    else if (code === 'option') add(path, say.error('option'));
    else if (message) add(path, message[language]);
  }
  const errorsOf = (record: Values) =>
    validator.rawValidation<SchemaFault>(screen.schema as never, record).errors ?? [];
  for (const fault of tellingErrors(newErrors(errorsOf, values, rules.previous))) {
    const path = pathOf(fault);
    const placed = fieldAt(screen, path);
    if (placed) add(path, schemaWords(fault, placed.field, language, say));
  }
  const order = (path: string) =>
    shown.findIndex(one => path === one || path.startsWith(`${one}.`));
  return [...found]
    .filter(([path]) => order(path) !== -1)
    .map(([path, message]) => ({ path, message }))
    .sort((one, other) => order(one.path) - order(other.path));
};

/**
 * What the server refused: on its field where the form has it, or on the one that holds it, such as the parameters of a
 * price; else in the summary alone.
 */
export const problemsFrom = (
  errors: readonly FieldError[],
  screen: RecordScreen,
  shown: readonly string[],
): readonly Problem[] =>
  errors.map(({ field, message }) => {
    const path = dotted(field);
    const holder = shown.find(one => path === one || path.startsWith(`${one}.`));
    const placed = fieldAt(screen, path);
    if (holder) return { path: placed ? path : holder, message };
    return {
      path: null,
      message,
      ...(placed && isPointing(message) && { about: placed.field.label }),
    };
  });
