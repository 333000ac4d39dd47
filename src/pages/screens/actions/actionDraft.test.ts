import { describe, expect, it } from 'vitest';
import { fieldOfDraft } from '../fieldOfDraft.ts';
import { fieldsOf, type ScreenDraft } from '../screenDraft.ts';
import {
  actionName,
  actionsOf,
  isGranted,
  sourcesFor,
  valueRows,
  withAction,
  withBulk,
  withGrant,
  withoutAction,
  withRows,
  wordsAs,
  wordsIn,
  type ValueRow,
} from './actionDraft.ts';

const draft: ScreenDraft = {
  file: {
    resource: 'visits',
    access: { admin: ['list', 'show', 'edit'], content: { do: ['list'], hide: ['pay'] } },
    fields: { hostId: { as: 'reference', reference: { to: 'colleagues' } } },
    list: ['name'],
  },
  schema: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: 'Visitor' },
      status: { type: 'string', enum: ['open', 'closed'], title: 'State' },
      closedOn: { type: 'string', format: 'date' },
      hostId: { type: 'integer' },
    },
  },
};

const fieldOf = (path: string) => {
  const field = fieldsOf(draft).find(({ name }) => name === path);
  return field && fieldOfDraft(field);
};
const sourcesOf = (path: string) => {
  const field = fieldOf(path);
  return field && sourcesFor(field);
};

describe('an action of a draft', () => {
  it('is named by the text of its button', () => {
    expect(actionName('Close visit!', [])).toBe('close-visit');
    expect(actionName('Close visit', ['close-visit'])).toBe('close-visit-2');
    expect(actionName('बंद करें', [])).toBe('action');
  });

  it('changes values in rows, each from where its field can get one', () => {
    expect(sourcesOf('status')).toEqual(['value', 'ask', 'nothing']);
    expect(sourcesOf('closedOn')).toContain('today');
    expect(sourcesOf('hostId')).toContain('person');
    const rows: readonly ValueRow[] = [
      { path: 'status', source: 'value', value: 'closed' },
      { path: 'closedOn', source: 'today', value: undefined },
      { path: 'hostId', source: 'person', value: undefined },
      { path: 'name', source: 'nothing', value: undefined },
    ];
    const action = withRows({}, rows, fieldOf);
    expect(action['set']).toEqual({
      status: 'closed',
      closedOn: { $: 'today' },
      hostId: { $: 'user.id' },
      name: null,
    });
    expect(valueRows(action)).toEqual(rows);
  });

  it('asks for what is answered as the field is, and no longer once it is not', () => {
    const asking = withRows(
      { ask: [{ name: 'why' }] },
      [{ path: 'status', source: 'ask', value: undefined }],
      fieldOf,
    );
    expect(asking['ask']).toEqual([
      { name: 'why' },
      {
        name: 'status',
        label: { en: 'State' },
        as: 'choice',
        options: [
          { value: 'open', label: { en: 'open' } },
          { value: 'closed', label: { en: 'closed' } },
        ],
        required: true,
      },
    ]);
    expect(withRows(asking, [], fieldOf)['ask']).toEqual([{ name: 'why' }]);
  });

  it('is left to its text where that says more than rows can', () => {
    expect(valueRows({ set: { name: { $: 'record.other' } } })).toBeUndefined();
    expect(valueRows({ set: { closedOn: '$today' } })).toEqual([
      { path: 'closedOn', source: 'today', value: undefined },
    ]);
  });

  it('is granted in either form of a grant, and to who had nothing with list and record', () => {
    const given = ['admin', 'content', 'finance'].reduce(
      (all, role) => withGrant(all, role, 'close', true),
      draft,
    );
    expect(given.file['access']).toEqual({
      admin: ['list', 'show', 'edit', 'close'],
      content: { do: ['list', 'close'], hide: ['pay'] },
      finance: ['list', 'show', 'close'],
    });
    expect(isGranted(withGrant(given, 'admin', 'close', false), 'admin', 'close')).toBe(false);
  });

  it('goes with its rights and its place in the list', () => {
    const whole = withBulk(
      withGrant(withAction(draft, 'close', { set: {} }), 'content', 'close', true),
      'close',
      true,
    );
    expect(whole.file['list']).toEqual({ columns: ['name'], bulk: ['close'] });
    const bare = withoutAction(whole, 'close');
    expect(actionsOf(bare)).toEqual([]);
    expect(bare.file).toEqual({ ...draft.file, list: { columns: ['name'] } });
  });

  it('has words in one language or both', () => {
    expect(wordsIn('Close')).toEqual({ en: 'Close', hi: '' });
    expect(wordsAs({ en: 'Close', hi: '' })).toEqual({ en: 'Close' });
    expect(wordsAs({ en: '', hi: '' })).toBeUndefined();
  });
});
