import { describe, expect, it } from 'vitest';
import { completeScreen } from './completeScreen.ts';
import type { JsonSchema, RecordScreen, ScreenFile } from '../types.ts';

const words = (text: string) => ({ en: text, hi: text });

const schema: JsonSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { title: 'Name', type: 'string' },
    amountPaise: { type: 'integer' },
    size: { type: 'string', enum: ['S', 'L'], default: 'S' },
    address: {
      type: 'object',
      required: ['pin'],
      properties: { pin: { title: 'PIN', type: 'string' } },
    },
    parts: {
      title: 'Parts',
      type: 'array',
      items: {
        type: 'object',
        required: ['code'],
        properties: {
          code: { title: 'Code', type: 'string' },
          day: { type: 'string', format: 'date' },
        },
      },
    },
  },
};

const smallest: ScreenFile = {
  format: 1,
  resource: 'things',
  route: '/things',
  label: { one: words('Thing'), other: words('Things') },
  access: { admin: { do: ['list'] } },
  schema: 'thing.schema.json',
  list: { columns: ['name'] },
};

const complete = (differs: Partial<ScreenFile> = {}, of: JsonSchema = schema): RecordScreen =>
  completeScreen({ ...smallest, ...differs }, of) as RecordScreen;

/** Paths at which something is undefined; only `default` may be. */
const undefinedAt = (value: unknown, path = ''): readonly string[] => {
  if (value === undefined) return path.endsWith('/default') ? [] : [path];
  if (typeof value !== 'object' || value === null || path.endsWith('/schema')) return [];
  return Object.entries(value).flatMap(([key, inner]) => undefinedAt(inner, `${path}/${key}`));
};

describe('a completed screen', () => {
  it('leaves nothing undefined', () => {
    const screen = complete({
      data: { calls: { list: { call: 'things.list' }, update: { call: 'things.update' } } },
      actions: {
        stop: {
          label: words('Stop'),
          on: ['row'],
          ask: [{ name: 'reason', label: words('Reason'), as: 'longtext' }],
          call: { call: 'things.stop' },
        },
      },
      form: [{ in: 'section', of: ['name', { note: words('Mind') }] }],
      menu: { group: 'work', icon: 'box', order: 1 },
    });
    expect(undefinedAt(screen)).toEqual([]);
  });

  it('is served by the generic store when it names no calls', () => {
    expect(complete().data).toEqual({ key: 'id', removal: 'hard', calls: null });
  });

  it('follows the conventions of calls where a file says nothing', () => {
    const { calls } = complete({
      data: {
        calls: {
          list: { call: 'things.list' },
          get: { call: 'things.get' },
          update: { call: 'things.update' },
          remove: { call: 'things.remove' },
        },
      },
    }).data;
    expect(calls?.list).toEqual({
      call: 'things.list',
      query: {},
      param: {},
    });
    expect(calls?.get).toMatchObject({ id: { in: 'path', as: 'id' } });
    expect(calls?.create).toBeNull();
    expect(calls?.update).toMatchObject({ version: { in: 'body', as: 'version' } });
    expect(calls?.remove).toMatchObject({
      id: { in: 'body', as: 'ids' },
      version: { in: 'body', as: 'versions' },
    });
    expect(calls?.get?.messages.success.en).toBe('Action successfully completed!');
  });

  it('keeps what a file says about a call', () => {
    const { calls } = complete({
      data: {
        calls: {
          list: {
            call: 'things.list',
            query: { domainId: 5 },
            param: { name: 'thing_name' },
          },
        },
      },
    }).data;
    expect(calls?.list).toMatchObject({
      query: { domainId: 5 },
      param: { name: 'thing_name' },
    });
  });

  it('has a field for every property, inner objects in place', () => {
    const { fields } = complete();
    expect(Object.keys(fields)).toEqual([
      'id',
      'name',
      'amountPaise',
      'size',
      'address.pin',
      'parts',
    ]);
    expect(fields['address.pin']).toMatchObject({ required: true, kind: 'text' });
    expect(
      fields['parts']?.children.map(child => [child.path, child.kind, child.required]),
    ).toEqual([
      ['code', 'text', true],
      ['day', 'date', false],
    ]);
  });

  it('takes English from the schema and words of a path where there is no title', () => {
    const { fields } = complete({ fields: { name: { label: { hi: 'नाम' } } } });
    expect(fields['name']?.label).toEqual({ en: 'Name', hi: 'नाम' });
    expect(fields['amountPaise']?.label.en).toBe('Amount paise');
  });

  it('writes no part of what the schema marks read-only as a whole', () => {
    const next = { type: 'object', properties: { step: { type: 'string' } } } as const;
    const { fields } = complete(
      {},
      {
        ...schema,
        properties: { ...schema.properties, next: { ...next, readOnly: true }, place: next },
      },
    );
    expect(fields['next.step']?.readonly).toBe(true);
    expect(fields['place.step']?.readonly).toBe(false);
  });

  it('joins what the schema and the file say about a field', () => {
    const { fields } = complete({
      fields: {
        amountPaise: { as: 'money', required: { size: { eq: 'L' } }, default: { $: 'today' } },
        name: { required: { size: { eq: 'L' } }, readonly: { size: { eq: 'S' } } },
        id: { readonly: { size: { eq: 'S' } } },
        'parts.code': { help: words('As printed') },
      },
    });
    expect(fields['amountPaise']).toMatchObject({
      kind: 'money',
      align: 'end',
      required: { size: { eq: 'L' } },
      readonly: false,
      default: { $: 'today' },
    });
    expect(fields['name']).toMatchObject({ required: true, readonly: { size: { eq: 'S' } } });
    expect(fields['id']?.readonly).toBe(true);
    expect(fields['size']?.default).toBe('S');
    expect(fields['parts']?.children[0]?.help?.en).toBe('As printed');
  });

  it('takes options from the file, a shared list, or the schema', () => {
    const { fields } = complete({
      fields: {
        size: { options: [{ value: 'S', label: words('Small'), tone: 'info' }, { value: 'L' }] },
        amountPaise: { options: 'product-types' },
      },
    });
    expect(fields['size']?.options).toEqual([
      { value: 'S', label: words('Small'), tone: 'info', when: true },
      { value: 'L', label: words('L'), tone: 'neutral', when: true },
    ]);
    expect(fields['amountPaise']?.options[8]).toEqual({
      value: 9,
      label: words('Trail'),
      tone: 'neutral',
      when: true,
    });
    expect(complete().fields['size']?.options.map(option => option.value)).toEqual(['S', 'L']);
  });

  it('offers those of a shared list that the schema allows', () => {
    const screen = completeScreen(
      { ...smallest, fields: { kind: { options: 'parameter-types' } } },
      { properties: { kind: { type: ['string', 'null'], enum: ['enum', 'string', null] } } },
    ) as RecordScreen;
    expect(screen.fields['kind']?.options.map(option => option.label.en)).toEqual([
      'Text',
      'One of a list',
    ]);
  });

  it('completes references, lists, layouts and menus', () => {
    const screen = complete({
      fields: { amountPaise: { as: 'reference', reference: { to: 'others', title: 'code' } } },
      list: {
        columns: ['name', { field: 'id', hidden: true }],
        sort: ['-name', 'id'],
        views: { small: { label: words('Small'), where: { size: { eq: 'S' } } } },
      },
      form: ['name', { in: 'row', of: ['size'] }],
      menu: { group: 'work', icon: 'box', order: 3 },
    });
    expect(screen.fields['amountPaise']?.reference).toEqual({
      to: 'others',
      title: 'code',
      none: null,
      where: true,
    });
    expect(screen.list).toMatchObject({
      columns: [
        { field: 'name', hidden: false },
        { field: 'id', hidden: true },
      ],
      sort: [
        { field: 'name', order: 'DESC' },
        { field: 'id', order: 'ASC' },
      ],
      pageSize: 10,
      filters: [],
    });
    expect(screen.list.views[0]?.sort).toEqual(screen.list.sort);
    expect(screen.show).toEqual(screen.form);
    expect(screen.form[1]).toMatchObject({ type: 'row', label: null, visible: true });
    expect(screen.menu?.label).toEqual(words('Things'));
    expect(screen.title).toBe('name');
  });

  it('sends what an action asks for, with the id in the path', () => {
    const { actions } = complete({
      actions: {
        stop: {
          label: words('Stop'),
          on: ['row', 'bulk'],
          ask: [{ name: 'reason', label: words('Reason'), as: 'longtext', required: true }],
          call: { call: 'things.stop' },
        },
      },
    });
    expect(actions['stop']).toMatchObject({
      name: 'stop',
      call: {
        path: { id: { $: 'record.id' } },
        body: { reason: { $: 'ask.reason' } },
        succeeds: true,
      },
      after: 'refresh',
      ask: [{ path: 'reason', kind: 'longtext', required: true, schema: { type: 'string' } }],
    });
  });

  it('of a page needs no schema', () => {
    const { schema: _schema, list: _list, ...rest } = smallest;
    expect(completeScreen({ ...rest, page: 'ThingsPage', access: 'signed-in' })).toEqual({
      type: 'page',
      page: 'ThingsPage',
      report: null,
      resource: 'things',
      route: '/things',
      was: [],
      label: smallest.label,
      menu: null,
      access: 'signed-in',
    });
  });

  it('refuses records without a schema', () => {
    expect(() => completeScreen(smallest)).toThrow('things');
  });
});
