import { noShared, type Shared } from './SharedFiles.ts';

const words = {
  New: 'नया',
  Old: 'पुराना',
  'Send back': 'वापस',
  Sent: 'भेजा',
  Reason: 'कारण',
  Main: 'मुख्य',
};
const text = (en: keyof typeof words) => ({ en, hi: words[en] });

export const shared: Shared = {
  ...noShared,
  words,
  roles: { sellers: ['sales-agent', 'sales-manager'], money: ['finance', 'ap-admin'] },
  options: { ages: [{ '1': 'New' }, { value: 2, label: 'Old', tone: 'neutral' }] },
};

const option = (value: unknown, label: keyof typeof words) => ({ value, label: text(label) });

/** What a file may write in short. */
export interface ShortForm {
  readonly what: string;
  readonly written: object;
  readonly full: object;
  /** A place in the screen in full, and where that is written. */
  readonly places: readonly [full: string, written: string] | null;
}

const row = (
  what: string,
  written: object,
  full: object,
  ...places: readonly [] | readonly [full: string, written: string]
): ShortForm => ({ what, written, full, places: places.length === 0 ? null : places });

export const forms: readonly ShortForm[] = [
  row(
    'a group of roles has its grant',
    { access: { '@sellers': ['list'], admin: ['list', 'edit'] } },
    { access: { 'sales-agent': ['list'], 'sales-manager': ['list'], admin: ['list', 'edit'] } },
    '/access/sales-agent/0',
    '/access/@sellers/0',
  ),
  row(
    'a group stands among roles',
    { menu: { group: 'setup', offeredTo: ['admin', '@money'] } },
    { menu: { group: 'setup', offeredTo: ['admin', 'finance', 'ap-admin'] } },
    '/menu/offeredTo/2',
    '/menu/offeredTo/1',
  ),
  row(
    'a group stands among those whose main entry it is',
    { menu: { group: 'setup', mainFor: ['admin', '@money'] } },
    { menu: { group: 'setup', mainFor: ['admin', 'finance', 'ap-admin'] } },
    '/menu/mainFor/2',
    '/menu/mainFor/1',
  ),
  row(
    'a list of options has a name',
    { fields: { age: { options: '@ages' } } },
    { fields: { age: { options: [option(1, 'New'), { ...option(2, 'Old'), tone: 'neutral' }] } } },
  ),
  row(
    'an option is a text, or a value with its words',
    { fields: { age: { options: ['New', { old: 'Old' }, { '-1': 'Old' }] } } },
    {
      fields: { age: { options: [option('New', 'New'), option('old', 'Old'), option(-1, 'Old')] } },
    },
    '/fields/age/options/1/value',
    '/fields/age/options/1/old',
  ),
  row(
    'so it is in a report',
    { report: { parameters: [{ name: 'age', options: [{ '1': 'New' }] }] } },
    { report: { parameters: [{ name: 'age', options: [option(1, 'New')] }] } },
  ),
  row(
    'a field with a value, or one of several',
    { editable: { all: [{ age: 1 }, { age: [1, 2] }, { by: '$user.id' }, { not: { age: 3 } }] } },
    {
      editable: {
        all: [
          { age: { eq: 1 } },
          { age: { in: [1, 2] } },
          { by: { eq: { $: 'user.id' } } },
          { not: { age: { eq: 3 } } },
        ],
      },
    },
    '/editable/all/0/age/eq',
    '/editable/all/0/age',
  ),
  row(
    'a list in a layout is a row, a section has its heading',
    { form: ['a', ['b', 'c'], { section: 'Main', of: ['d', ['e', 'f']] }] },
    {
      form: [
        'a',
        { in: 'row', of: ['b', 'c'] },
        { in: 'section', label: text('Main'), of: ['d', { in: 'row', of: ['e', 'f'] }] },
      ],
    },
    '/form/2/of/1/of/0',
    '/form/2/of/1/0',
  ),
  row(
    'the record page is the form with what differs',
    {
      form: [
        { note: 'New', tone: 'info' },
        { section: 'Main', of: ['a', ['b', 'c']] },
      ],
      show: { instead: { b: 'bName' }, more: ['d'] },
    },
    {
      show: [
        { in: 'section', label: text('Main'), of: ['a', { in: 'row', of: ['bName', 'c'] }] },
        'd',
      ],
    },
    '/show/1',
    '/show/more/0',
  ),
  row(
    'a reference is a screen alone, and says the kind',
    { fields: { accountId: { reference: 'accounts' } } },
    { fields: { accountId: { as: 'reference', reference: { to: 'accounts' } } } },
    '/fields/accountId/reference/to',
    '/fields/accountId/reference',
  ),
  row(
    'calls stand beside the rest of the data',
    { data: { list: { call: 'a.list', param: ['x'] }, get: 'a.get', key: 'x' } },
    {
      data: {
        key: 'x',
        calls: { list: { call: 'a.list', param: { x: 'x' } }, get: { call: 'a.get' } },
      },
    },
    '/data/calls/get/call',
    '/data/get',
  ),
  row(
    'columns that are not shown',
    { list: { columns: ['a'], hidden: ['b'] } },
    { list: { columns: ['a', { field: 'b', hidden: true }] } },
    '/list/columns/1/field',
    '/list/hidden/0/field',
  ),
  row(
    'a view is called by its name',
    { list: { columns: ['a'], views: { sent: { where: { a: 1 } } } } },
    { list: { columns: ['a'], views: { sent: { label: text('Sent'), where: { a: { eq: 1 } } } } } },
  ),
  row(
    'a tab is called by its name, and says its one section itself',
    { record: { tabs: ['details', { name: 'sent', list: 'letters', by: 'thingId' }] } },
    {
      record: {
        tabs: [
          'details',
          { name: 'sent', label: text('Sent'), of: [{ list: 'letters', by: 'thingId' }] },
        ],
      },
    },
    '/record/tabs/1/of/0/list',
    '/record/tabs/1/list',
  ),
  row(
    'an action has its name, its places, kinds of what it asks, and a body of parts',
    {
      actions: {
        'send-back': {
          ask: [{ name: 'reason' }],
          call: { call: 'a.do', body: [{ act: 'back' }, 'version', 'ask'] },
        },
      },
    },
    {
      actions: {
        'send-back': {
          label: text('Send back'),
          on: ['row', 'record'],
          ask: [{ name: 'reason', label: text('Reason'), as: 'text' }],
          call: {
            call: 'a.do',
            body: { act: 'back', version: { $: 'record.version' }, reason: { $: 'ask.reason' } },
          },
        },
      },
    },
    '/actions/send-back/call/body/act',
    '/actions/send-back/call/body/0/act',
  ),
  row(
    'the call of an action is its id alone',
    { actions: { new: { on: ['toolbar'], call: 'a.do' } } },
    { actions: { new: { label: text('New'), on: ['toolbar'], call: { call: 'a.do' } } } },
    '/actions/new/call/call',
    '/actions/new/call',
  ),
  row(
    "Home's line stands beside the menu",
    { menu: { group: 'setup' }, line: 'New' },
    { menu: { group: 'setup', line: text('New') } },
    '/menu/line',
    '/line',
  ),
];
