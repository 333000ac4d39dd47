import { checkFilled } from '../checkFilled.ts';
import { pointer } from '../../files/jsonPositions.ts';
import { isOwnSection } from '../../complete/completeRecordPage.ts';
import type {
  AskedCallFile,
  ByFile,
  FactFile,
  ListSectionFile,
  PartsFile,
  RecordPageFile,
  SectionFile,
  TimelineSectionFile,
} from '../../files/screenFile.ts';
import { checkCall } from '../checkCalls.ts';
import { checkCondition, checkOperandRefs, recordScope } from '../checkCondition.ts';
import { checkLabels } from './checkLabels.ts';
import { checkButton, checkNext, checkStages } from './checkWay.ts';
import { fieldsOfScreen, isKnown, type CheckContext, type FieldsByPath } from '../context.ts';

/** Refs of a condition on other records: `record` is the one of the page, its id by whatever name included. */
const pageRefs = ({ fields }: CheckContext) => {
  const { refs } = recordScope(fields);
  return { ...refs, record: [...Object.keys(fields), 'id'] };
};

/** The fields of the screen that a section shows; undefined, and a fault, when there is no such screen. */
const otherFields = (
  { add, known }: CheckContext,
  resource: string,
  at: string,
): FieldsByPath | undefined => {
  const fields = fieldsOfScreen(known, resource);
  if (!fields) isKnown(add, at, 'screen of records', resource, Object.keys(known.records));
  return fields;
};

const checkBy = (context: CheckContext, by: ByFile, others: FieldsByPath, at: string): void => {
  const { add, fields, file } = context;
  if (typeof by === 'string') {
    if (!isKnown(add, at, 'field', by, Object.keys(others))) return;
    // A field of that name in the record itself tells what such an id is of.
    const to = fields[by]?.reference?.to;
    if (to !== undefined && to !== file.resource)
      add(at, `"${by}" is the id of "${to}", not of this record: compare it with "$record.${by}"`);
  } else checkCondition(by, { fields: others, refs: pageRefs(context) }, at, add);
};

const checkPaths = (
  { add }: CheckContext,
  fields: FieldsByPath,
  paths: Readonly<Record<string, string | readonly string[] | undefined>>,
  at: string,
): void => {
  for (const [key, named] of Object.entries(paths))
    for (const [index, path] of [named ?? []].flat().entries())
      isKnown(
        add,
        at + (Array.isArray(named) ? pointer(key, index) : pointer(key)),
        'field',
        path.replace(/^-/, ''),
        Object.keys(fields),
      );
};

const checkAskedCall = (context: CheckContext, asked: AskedCallFile, at: string): void => {
  checkCall(context, asked.call, at + pointer('call'), true);
  const scope = { fields: context.fields, refs: pageRefs(context) };
  for (const part of ['path', 'query'] as const)
    for (const [name, operand] of Object.entries(asked[part] ?? {}))
      checkOperandRefs(operand, scope, at + pointer(part, name), context.add);
};

/** Checks what a figure is made of. */
export const checkFigure = (context: CheckContext, parts: PartsFile, at: string): void => {
  if ('call' in parts) return checkAskedCall(context, parts.call, at + pointer('call'));
  const others = otherFields(context, parts.list, at + pointer('list'));
  if (!others) return;
  checkBy(context, parts.by, others, at + pointer('by'));
  const { title, amount, note } = parts;
  checkPaths(context, others, { title, amount, note }, at);
};

/** Checks a fact: of the record, or of the call that the facts come from. */
export const checkFact = (
  context: CheckContext,
  fact: FactFile,
  isAsked: boolean,
  at: string,
): void => {
  const { add, fields } = context;
  const { field, label, as, note, parts, options } =
    typeof fact === 'string' ? { field: fact } : { options: undefined, ...fact };
  const inner = typeof fact === 'string' ? at : at + pointer('field');
  if (isAsked) {
    if (!label) add(at, `The fact "${field}" comes from a call: give it a "label"`);
  } else if (isKnown(add, inner, 'field', field, Object.keys(fields))) {
    if (!label) checkLabels(context, field, inner);
    if (as ?? options)
      add(at, `"${field}" is a field of the record: describe its kind and options in "fields"`);
  }
  if (note !== undefined && !isAsked)
    isKnown(add, at + pointer('note'), 'field', note, Object.keys(fields));
  if (parts) checkFigure(context, parts, at + pointer('parts'));
};

const checkList = (context: CheckContext, section: ListSectionFile, at: string): void => {
  const others = otherFields(context, section.list, at + pointer('list'));
  if (!others) return;
  checkBy(context, section.by, others, at + pointer('by'));
  checkPaths(context, others, { columns: section.columns, sort: section.sort }, at);
  const scope = { fields: others, refs: pageRefs(context) };
  for (const [path, operand] of Object.entries(section.preset ?? {})) {
    const inner = at + pointer('preset', path);
    isKnown(context.add, inner, 'field', path, Object.keys(others));
    checkOperandRefs(operand, scope, inner, context.add);
  }
  checkCondition(
    section.creatable,
    recordScope(context.fields),
    at + pointer('creatable'),
    context.add,
  );
};

const checkTimeline = (context: CheckContext, section: TimelineSectionFile, at: string): void => {
  const { add } = context;
  const others = otherFields(context, section.timeline, at + pointer('timeline'));
  if (!others) return;
  checkBy(context, section.by, others, at + pointer('by'));
  checkPaths(context, others, { at: section.at, title: section.title, lines: section.lines }, at);
  const kind = others[section.at]?.kind;
  if (kind !== undefined && kind !== 'datetime' && kind !== 'date')
    add(
      at + pointer('at'),
      `"${section.at}" (${kind}) is not a date or time: name a field that is`,
    );
};

const checkSection = (context: CheckContext, section: SectionFile, at: string): void => {
  const { add, fields } = context;
  if (isOwnSection(section)) return;
  checkCondition(section.visible, recordScope(fields), at + pointer('visible'), add);
  if ('list' in section) checkList(context, section, at);
  else if ('timeline' in section) checkTimeline(context, section, at);
  else if ('facts' in section) {
    for (const [index, fact] of section.facts.entries())
      checkFact(context, fact, section.from !== undefined, at + pointer('facts', index));
    if (section.from) checkAskedCall(context, section.from, at + pointer('from'));
  }
};

const checkTabs = (context: CheckContext, tabs: NonNullable<RecordPageFile['tabs']>): void => {
  const { add, fields } = context;
  const seen = new Set<string>();
  for (const [index, tab] of tabs.entries()) {
    const at = pointer('record', 'tabs', index);
    const name = isOwnSection(tab) ? tab : tab.name;
    if (seen.has(name)) add(at, `"${name}" is already a tab: choose another name`);
    seen.add(name);
    if (isOwnSection(tab)) continue;
    checkCondition(tab.visible, recordScope(fields), at + pointer('visible'), add);
    if (tab.count !== undefined)
      isKnown(add, at + pointer('count'), 'field', tab.count, Object.keys(fields));
  }
};

const sectionsIn = ({ tabs = [], side = [] }: RecordPageFile) => [
  ...tabs.flatMap((tab, index) =>
    isOwnSection(tab)
      ? [[tab, pointer('record', 'tabs', index)] as const]
      : tab.of.map(
          (section, place) => [section, pointer('record', 'tabs', index, 'of', place)] as const,
        ),
  ),
  ...side.map((section, index) => [section, pointer('record', 'side', index)] as const),
];

/** Fields and history have one place: typed values and their element ids would be there twice. */
const checkOwn = (
  { add }: CheckContext,
  sections: readonly (readonly [SectionFile, string])[],
): void => {
  const seen = new Set<SectionFile>();
  for (const [section, at] of sections) {
    if (!isOwnSection(section)) continue;
    if (seen.has(section)) add(at, `"${section}" is listed twice: remove one`);
    seen.add(section);
  }
};

const checkPage = (context: CheckContext, page: RecordPageFile): void => {
  const { add, fields } = context;
  const filled = { names: Object.keys(fields), called: 'field' };
  for (const [index, { note, visible }] of (page.notes ?? []).entries()) {
    const at = pointer('record', 'notes', index);
    checkFilled(context, note, filled, at + pointer('note'));
    checkCondition(visible, recordScope(fields), at + pointer('visible'), add);
  }
  checkPaths(context, fields, { context: page.context }, pointer('record'));
  for (const [index, path] of (page.context ?? []).entries())
    checkLabels(context, path, pointer('record', 'context', index));
  for (const [index, fact] of (page.facts ?? []).entries())
    checkFact(context, fact, false, pointer('record', 'facts', index));
  for (const [index, name] of (page.buttons ?? []).entries())
    checkButton(context, name, pointer('record', 'buttons', index));
  checkStages(context, page.stages);
  checkNext(context, page.next);
  checkTabs(context, page.tabs ?? []);
  const sections = sectionsIn(page);
  for (const [section, at] of sections) checkSection(context, section, at);
  checkOwn(context, sections);
};

/** Checks the page of a record: its facts, stages, tabs and sections, and what they name of other screens. */
export const checkRecordPage = (context: CheckContext): void => {
  const { add, file } = context;
  if (file.record) checkPage(context, file.record);
  if (file.recordsAtBy)
    isKnown(
      add,
      pointer('recordsAtBy', 'field'),
      'field',
      file.recordsAtBy.field,
      Object.keys(context.fields),
    );
  if (file.route !== undefined) return;
  for (const key of [
    'menu',
    'recordsAt',
    'recordsAtBy',
    'createAt',
    'import',
    'record',
    'triage',
  ] as const)
    if (file[key] !== undefined)
      add(
        pointer(key),
        `A screen without "route" has no pages of its own: add "route", or remove "${key}"`,
      );
};
