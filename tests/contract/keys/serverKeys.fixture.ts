import { siteTakeoverMissing } from '#contract/domain/slots/siteTakeover/siteTakeoverMissing.ts';
import { actKeys } from './actKeys.fixture.ts';
import { approvalKeys } from './approvalKeys.fixture.ts';
import { tellsKeys } from './tellsKeys.fixture.ts';
import { uploadKeys } from './uploadKeys.fixture.ts';
import { words, type KeyRow, type Part } from './thing.fixture.ts';

/** What is asked of the server. `save`: faults, or the stored record; `as`: by another role than the admin. */
export type ServerAsk =
  | { readonly save: object; readonly stored?: readonly string[] }
  | { readonly change: object; readonly as?: 'content' }
  | { readonly seen: readonly string[] }
  | { readonly may: 'list' | 'edit' | 'remove' }
  | { readonly upload: 'png' | 'gif'; readonly width?: number; readonly height?: number }
  | { readonly imported: string }
  | { readonly waitingFor: 'admin' | 'content' }
  | { readonly removed: true }
  | { readonly suggested: string }
  | { readonly told: object }
  | { readonly acted: object }
  | { readonly noticed: 'admin' | 'lookup-admin' }
  | { readonly receiver: string };

type Row = KeyRow<ServerAsk>;

const $ = (path: string) => ({ $: path });

/** A record for which each condition below holds. */
const record = {
  name: 'First thing',
  size: 'large',
  days: 5,
  amount: 5,
  from: '2026-01-02',
  active: true,
  tags: ['hot'],
};

const refused = ['/name: Not so'];
const rule = (fail: unknown): Part => ({
  rules: { own: { fail, at: ['name'], message: words('Not so') } },
});
const condition = (key: string, fail: unknown): Row => ({
  key,
  has: rule(fail),
  lacks: rule(false),
  ask: { save: record },
  answer: refused,
});

const items = [{ pieces: 2 }, { pieces: 5 }];
const calc = (key: string, compute: unknown, answer: unknown, path = 'amount'): Row => ({
  key,
  has: { fields: { [path]: { compute } } },
  ask: { save: { ...record, parts: items, [path]: undefined }, stored: [path] },
  answer: [answer],
});

const field = (path: string, differs: object): Part => ({ fields: { [path]: differs } });

const follows = (of: object | undefined): Part => ({
  fields: {
    otherId: { as: 'reference', reference: { to: 'others' } },
    code: { as: 'reference', reference: { to: 'others' } },
    note: { follows: of },
  },
});

const isLarge = { size: { eq: 'large' } };
const hidden = ['/note: This field does not apply here, so it cannot have a value.'];
const needed = ['/note: This field is required.'];

/** A list with a view of the first thing's, counted for one of the two who may open it. */
const waits = (view: object): Part => ({
  list: {
    columns: ['name'],
    views: { soon: { label: words('Soon'), where: { days: { eq: 5 } }, ...view } },
  },
  access: { content: ['list', 'show'] },
});
const toLookAt = { label: words('To look at') };
const waiting = (
  key: string,
  has: object,
  lacks: object,
  waitingFor: 'admin' | 'content' = 'admin',
): Row => ({
  key,
  has: waits(has),
  lacks: waits(lacks),
  ask: { waitingFor },
  answer: ['To look at: 1'],
});

/** Keys that the server acts on: rights, rules, computed values, uploads, imports. */
export const serverKeys: readonly Row[] = [
  ...tellsKeys,
  ...actKeys,
  ...approvalKeys,
  condition('test.eq', { days: { eq: 5 } }),
  condition('test.ne', { days: { ne: 6 } }),
  condition('test.lt', { days: { lt: 6 } }),
  condition('test.lte', { days: { lte: 5 } }),
  condition('test.gt', { days: { gt: 4 } }),
  condition('test.gte', { days: { gte: 5 } }),
  condition('test.in', { size: { in: ['large', 'small'] } }),
  condition('test.nin', { size: { nin: ['small'] } }),
  condition('test.has', { tags: { has: 'hot' } }),
  condition('test.contains', { name: { contains: 'first' } }),
  condition('test.empty', { until: { empty: true } }),
  condition('test.changed', { days: { changed: true } }),
  condition('condition.all', { all: [{ days: { eq: 5 } }, { active: { eq: true } }] }),
  condition('condition.any', { any: [{ days: { eq: 6 } }, { active: { eq: true } }] }),
  condition('condition.not', { not: { days: { eq: 6 } } }),
  condition('ref.$', { days: { eq: $('record.amount') } }),
  condition('rules', { days: { eq: 5 } }),
  condition('rule.fail', true),
  {
    key: 'rule.at',
    has: { rules: { own: { fail: true, at: ['days'], message: words('Not so') } } },
    lacks: rule(true),
    ask: { save: record },
    answer: ['/days: Not so'],
  },
  {
    key: 'rule.message',
    has: { rules: { own: { fail: true, at: ['name'], message: words('Too late') } } },
    lacks: rule(true),
    ask: { save: record },
    answer: ['/name: Too late'],
  },
  calc('field.compute', { add: [$('record.days'), 1] }, 6),
  calc('calcOf.add', { add: [$('record.days'), 2] }, 7),
  calc('calcOf.sub', { sub: [$('record.days'), 2] }, 3),
  calc('calcOf.mul', { mul: [$('record.days'), 2] }, 10),
  calc('calcOf.div', { div: [$('record.days'), 2] }, 2.5),
  calc('calcOf.round', { round: [3.14159, 2] }, 3.14),
  calc('calcOf.coalesce', { coalesce: [$('record.until'), 8] }, 8),
  calc('calcOf.concat', { concat: [$('record.name'), '!'] }, 'First thing!', 'note'),
  calc('calcOf.days', { days: [$('record.from'), '2026-01-04'] }, 3),
  calc('calcOf.sum', { sum: [$('record.parts'), 'pieces'] }, 7),
  calc('calcOf.count', { count: [$('record.parts')] }, 2),
  calc('calcWhen.when', { when: isLarge, use: 1, else: 2 }, 1),
  calc('calcWhen.use', { when: true, use: 3, else: 2 }, 3),
  calc('calcWhen.else', { when: false, use: 1, else: 4 }, 4),
  {
    key: 'field.visible',
    has: field('note', { visible: false, whenHidden: 'clear' }),
    lacks: field('note', { visible: true, whenHidden: 'clear' }),
    ask: { save: { ...record, note: 'x' } },
    answer: hidden,
  },
  {
    key: 'field.whenHidden',
    has: field('note', { visible: false, whenHidden: 'clear' }),
    lacks: field('note', { visible: false }),
    ask: { save: { ...record, note: 'x' } },
    answer: hidden,
  },
  {
    key: 'field.required',
    has: field('note', { required: isLarge }),
    ask: { save: record },
    answer: needed,
  },
  {
    key: 'field.readonly',
    has: field('note', { readonly: { id: { empty: false } } }),
    ask: { change: { note: 'other' } },
    answer: [422, 'first'],
  },
  {
    key: 'fields',
    has: { fields: { note: { required: true } } },
    ask: { save: record },
    answer: needed,
  },
  {
    key: 'option.when',
    has: field('size', { options: [{ value: 'large', when: false }, { value: 'small' }] }),
    ask: { save: record },
    answer: ['/size: This choice is not offered here.'],
  },
  {
    key: 'reference.where',
    has: field('otherId', {
      as: 'reference',
      reference: { to: 'others', where: { active: { eq: true } } },
    }),
    lacks: field('otherId', { as: 'reference', reference: { to: 'others' } }),
    ask: { save: { ...record, otherId: 1 } },
    answer: ['/otherId: This is not offered here. Choose another one.'],
  },
  ...(['field.follows', 'follows.reference', 'follows.field'] as const).map((key): Row => ({
    key,
    has: follows({ reference: 'otherId', field: 'name' }),
    lacks: follows(
      {
        'field.follows': undefined,
        'follows.reference': { reference: 'code', field: 'name' },
        'follows.field': { reference: 'otherId', field: 'note' },
      }[key],
    ),
    ask: { save: { ...record, otherId: 1 }, stored: ['note'] },
    answer: ['Other'],
  })),
  {
    key: 'reference.to',
    has: field('otherId', { as: 'reference', reference: { to: 'empties' } }),
    lacks: field('otherId', { as: 'reference', reference: { to: 'others' } }),
    ask: { save: { ...record, otherId: 1 } },
    answer: ['/otherId: This is not offered here. Choose another one.'],
  },
  {
    key: 'access',
    has: { access: { content: ['list', 'show', 'edit'] } },
    ask: { may: 'list' },
    answer: 200,
  },
  {
    key: 'grant.do',
    has: { access: { content: { do: ['list', 'show', 'edit', 'remove'] } } },
    lacks: { access: { content: { do: ['list', 'show'] } } },
    ask: { may: 'remove' },
    answer: 200,
  },
  {
    key: 'grant.rows',
    has: { access: { content: { do: ['list', 'show', 'edit'], rows: { days: { eq: 6 } } } } },
    lacks: { access: { content: { do: ['list', 'show', 'edit'] } } },
    ask: { may: 'edit' },
    answer: 404,
  },
  {
    key: 'grant.hide',
    has: { access: { content: { do: ['list', 'show'], hide: ['note'] } } },
    lacks: { access: { content: { do: ['list', 'show'] } } },
    ask: { seen: ['name', 'note'] },
    answer: ['First thing', undefined],
  },
  {
    key: 'grant.lock',
    has: { access: { content: { do: ['list', 'show', 'edit'], lock: ['note'] } } },
    lacks: { access: { content: { do: ['list', 'show', 'edit'] } } },
    ask: { change: { note: 'other' }, as: 'content' },
    answer: [422, 'first'],
  },
  ...uploadKeys,
  {
    key: 'import',
    has: { import: { matchBy: ['name'] } },
    ask: { imported: 'name,days\nFresh thing,3' },
    answer: [200, { created: 1 }],
  },
  {
    key: 'import.matchBy',
    has: { import: { matchBy: ['days'] } },
    lacks: { import: { matchBy: ['name'] } },
    ask: { imported: 'name,days\nRenamed thing,5' },
    answer: [200, { changed: 1 }],
  },
  {
    key: 'import.columns',
    has: { import: { matchBy: ['name'], columns: { Heading: 'name' } } },
    lacks: { import: { matchBy: ['name'] } },
    ask: { imported: 'Heading\nFresh thing' },
    answer: [200, { created: 1 }],
  },
  {
    key: 'importColumn.field',
    has: { import: { matchBy: ['name'], columns: { Heading: { field: 'name' } } } },
    lacks: { import: { matchBy: ['name'], columns: { Heading: { field: 'note' } } } },
    ask: { imported: 'Heading\nFresh thing' },
    answer: [200, { created: 1 }],
  },
  {
    key: 'check',
    has: { check: 'SiteTakeover' },
    ask: { save: record },
    answer: siteTakeoverMissing({}).map(
      ({ field: at, message }) => `/${at.replaceAll('.', '/')}: ${message}`,
    ),
  },
  waiting('view.todo', { todo: toLookAt }, {}),
  waiting('todo.label', { todo: toLookAt }, { todo: { label: words('To do') } }),
  waiting('todo.can', { todo: { ...toLookAt, can: 'show' } }, { todo: toLookAt }, 'content'),
  ...(['removable', 'removable.when', 'removable.why'] as const).map((key): Row => ({
    key,
    has: { removable: { when: { days: { ne: 5 } }, why: words('It stays') } },
    lacks: {
      removable: {},
      'removable.when': { removable: { when: { days: { eq: 5 } }, why: words('It stays') } },
      'removable.why': { removable: { when: { days: { ne: 5 } }, why: words('Not this one') } },
    }[key],
    ask: { removed: true },
    answer: [409, 'It stays'],
  })),
];
