import type { Known } from './checkScreen.ts';
import type { JsonSchema } from './jsonSchema.ts';
import type { ScreenFile } from './files/screenFile.ts';

/** Words in both languages; Hindi is only a sign here. */
export const words = (text: string) => ({ en: text, hi: `हि ${text}` });

/** A form schema with a field of every shape that the checks tell apart. */
export const soundSchema: JsonSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    id: { title: 'ID', type: 'integer', readOnly: true },
    name: { title: 'Name', type: 'string' },
    size: { title: 'Size', type: 'string', enum: ['small', 'large'] },
    days: { title: 'Days', type: 'integer' },
    from: { title: 'From', type: 'string', format: 'date' },
    active: { title: 'Active', type: 'boolean' },
    ownerId: { title: 'Owner', type: 'integer' },
    ownerTitle: { title: 'Title of the owner', type: 'string', readOnly: true },
    address: { type: 'object', properties: { pin: { title: 'PIN', type: 'string' } } },
    parts: {
      title: 'Parts',
      type: 'array',
      items: { type: 'object', properties: { code: { title: 'Code', type: 'string' } } },
    },
  },
};

/** A screen file that uses every part of the grammar and has no fault. */
export const soundFile = (): ScreenFile => ({
  format: 1,
  resource: 'things',
  route: '/things',
  label: { one: words('Thing'), other: words('Things') },
  title: 'name',
  menu: { group: 'work', icon: 'box', order: 1 },
  access: {
    admin: { do: ['list', 'show', 'create', 'edit', 'remove', 'export', 'stop', 'import'] },
    finance: { do: ['list'], rows: { active: { eq: true } }, hide: ['days'], lock: ['name'] },
  },
  schema: 'thing.schema.json',
  data: {
    removal: 'soft',
    calls: {
      list: { call: 'things.list', param: { size: 'thing_size' } },
      get: { call: 'things.get' },
      create: { call: 'things.create', messages: { success: words('Done') } },
      update: { call: 'things.update' },
      remove: { call: 'things.remove' },
    },
  },
  fields: {
    name: { label: { hi: 'नाम' }, readonly: { active: { eq: true } } },
    size: { label: { hi: 'माप' }, options: [{ value: 'small' }, { value: 'large' }] },
    days: {
      label: { hi: 'दिन' },
      unit: words('days'),
      visible: { size: { in: ['large'] } },
      required: { all: [{ size: { eq: 'large' } }, { from: { lte: { $: 'today' } } }] },
      whenHidden: 'clear',
      default: 30,
    },
    from: { label: { hi: 'से' } },
    active: { label: { hi: 'सक्रिय' } },
    ownerId: {
      label: { hi: 'मालिक' },
      as: 'reference',
      reference: {
        to: 'owners',
        title: 'title',
        where: { all: [{ open: { eq: true } }, { title: { ne: { $: 'record.ownerTitle' } } }] },
      },
    },
    ownerTitle: {
      label: { hi: 'मालिक का नाम' },
      follows: { reference: 'ownerId', field: 'title' },
    },
    'address.pin': { label: { hi: 'पिन' }, as: 'pincode' },
    parts: { label: { hi: 'भाग' } },
    'parts.code': {
      label: { hi: 'कोड' },
      visible: { not: { 'parent.size': { eq: 'small' } } },
    },
  },
  list: {
    columns: ['name', { field: 'days', hidden: true }],
    filters: ['size', 'active'],
    chart: 'size',
    totals: ['days'],
    search: ['name'],
    sort: ['-days'],
    pageSize: 20,
    views: {
      open: {
        label: words('Open'),
        where: { active: { eq: true } },
        sort: ['name'],
        todo: { label: words('Open ones'), can: 'edit' },
      },
    },
    bulk: ['remove', 'stop'],
    empty: words('Nothing yet'),
  },
  triage: {
    facts: ['days', 'size'],
    since: 'from',
    acts: { stop: 'S' },
    flags: [{ when: { days: { gt: 90 } }, text: words('{days} days') }],
  },
  form: [
    {
      in: 'section',
      label: words('Thing'),
      of: ['name', { in: 'row', of: ['size', 'days'] }, 'address.pin', 'ownerId', 'parts'],
    },
    { note: words('Mind the dates'), visible: { days: { gt: 90 } } },
  ],
  import: {
    matchBy: ['name'],
    view: 'open',
    columns: { thing: 'name', other: { field: 'size', label: words('Other'), words: 'name' } },
    call: 'things.import',
  },
  show: [{ in: 'tab', label: words('All'), of: ['name', 'from', 'active'] }],
  actions: {
    stop: {
      label: words('Stop'),
      icon: 'ban',
      on: ['row', 'bulk'],
      eligible: { active: { eq: true } },
      why: words('Stopped already'),
      confirm: words('Stop {name}?'),
      ask: [{ name: 'reason', label: words('Reason'), as: 'longtext', required: true }],
      call: {
        call: 'things.stop',
        body: { reason: { $: 'ask.reason' }, ids: { $: 'selection.ids' } },
      },
    },
  },
});

/** What the sound file refers to. */
export const soundKnown: Known = {
  calls: {
    'things.list': { kind: 'read', access: ['admin', 'finance'], orders: ['id', 'name', 'days'] },
    'others.list': { kind: 'read', access: 'signed-in', isUnstated: true },
    'things.get': { kind: 'read', access: 'signed-in' },
    'things.create': { kind: 'change', access: ['admin'] },
    'things.import': { kind: 'change', access: ['admin'] },
    'things.update': { kind: 'change', access: ['admin'] },
    'things.remove': { kind: 'delete', access: ['admin'] },
    'things.stop': { kind: 'change', access: ['admin'] },
  },
  pages: ['ThingsPage'],
  cells: ['PlainThing'],
  entries: ['ThingPicker', 'RangeWidget'],
  actions: ['ThingsAction'],
  panels: ['ThingsPanel'],
  stored: ['owners'],
  records: {
    things: soundSchema,
    owners: {
      type: 'object',
      properties: { id: { type: 'integer' }, title: { type: 'string' }, open: { type: 'boolean' } },
    },
  },
};

const withoutHoles = (content: unknown): unknown =>
  JSON.parse(
    JSON.stringify(content, (_, value) =>
      Array.isArray(value) ? value.filter(entry => entry !== undefined) : value,
    ),
  );

/** The sound file with another value at a pointer, or without it when the value is undefined. */
export const spoiled = (at: string, value: unknown): unknown => {
  const file = structuredClone(soundFile()) as unknown as Record<string, unknown>;
  const steps = at.slice(1).split('/');
  const last = steps.pop() as string;
  const around = steps.reduce<Record<string, unknown>>(
    (inner, step) => inner[step] as Record<string, unknown>,
    file,
  );
  if (value === undefined) delete around[last];
  else around[last] = value;
  return withoutHoles(file);
};
