import { describe, expect, it } from 'vitest';
import { amenities } from '#tests/support/amenities.ts';
import { checkRecord } from '../record/checkRecord.ts';
import { hiddenFields, lockedFields } from './screenAccess.ts';
import { roleCodes, type RoleCode } from '../../domain/roles.ts';
import { may } from './may.ts';
import { whyField, whyVerb } from './why.ts';

const verbs = ['list', 'show', 'create', 'edit', 'remove', 'export'];

const records = [
  undefined,
  { id: 1, category: 'safety', active: true, name: 'Guard' },
  { id: 2, category: 'sport', active: false, name: 'Pool' },
];

const people: readonly (readonly RoleCode[])[] = [
  ...roleCodes.map(code => [code]),
  [],
  ['admin', 'content'],
  ['content', 'support-issues'],
];

const fieldOf = (path: string) => {
  const field = amenities.type === 'records' ? amenities.fields[path] : undefined;
  if (!field) throw new Error(`No field "${path}"`);
  return field;
};

const screen = amenities;
if (screen.type !== 'records') throw new Error('The amenities are records');

const about = (path: string, roles: readonly RoleCode[], record: object) =>
  Object.fromEntries(
    whyField(screen, { roleCodes: roles }, fieldOf(path), { record }).map(verdict => [
      verdict.about,
      verdict,
    ]),
  );

describe('why a verb is granted or not', () => {
  it.each(people.map(roles => [roles.join(', ') || 'no role', roles] as const))(
    '%s: the verdict is that of may',
    (_name, roles) => {
      for (const verb of verbs)
        for (const record of records)
          expect(whyVerb(screen, { roleCodes: roles }, verb, { record }).holds, verb).toBe(
            may({ roleCodes: roles }, screen, { action: verb, record }).allowed,
          );
    },
  );

  it('names the grant, the role and the rows with the value they saw', () => {
    const record = records[2];
    const verdict = whyVerb(screen, { roleCodes: ['support-issues'] }, 'show', { record });
    expect(verdict.holds).toBe(false);
    expect(verdict.causes).toMatchObject([
      { rule: 'grant', allows: true, pointer: '/access/support-issues/do', role: 'support-issues' },
      {
        rule: 'rows',
        allows: false,
        pointer: '/access/support-issues/rows',
        explained: { path: 'category', value: 'sport', against: 'safety', holds: false },
      },
    ]);
  });

  it('names the roles that would do where none of the person does', () => {
    expect(whyVerb(screen, { roleCodes: ['finance'] }, 'edit', {})).toMatchObject({
      holds: false,
      causes: [{ rule: 'no-role', pointer: '/access' }],
      grantedTo: ['admin', 'content'],
    });
  });

  it('of a screen on calls: no call, no verb', () => {
    const calls = { ...screen.data, calls: { list: {}, create: null } };
    const own = { ...screen, data: calls } as unknown as typeof screen;
    expect(whyVerb(own, { roleCodes: ['admin'] }, 'create', {})).toMatchObject({
      holds: false,
      causes: [
        { rule: 'grant', allows: true },
        { rule: 'call', allows: false, pointer: '/data/calls' },
      ],
    });
  });

  it('of an action: eligible or not, in the words of the screen', () => {
    const words = { en: 'Only while active', hi: 'x' };
    const action = {
      name: 'close',
      eligible: { active: { eq: true } },
      why: [{ when: true, text: words }],
    };
    const own = {
      ...screen,
      access: { admin: { do: ['close'], rows: true, hide: [], lock: [] } },
      actions: { close: action },
    } as unknown as typeof screen;
    const verdict = whyVerb(own, { roleCodes: ['admin'] }, 'close', { record: records[2] });
    expect(verdict.holds).toBe(false);
    expect(verdict.causes[1]).toMatchObject({
      rule: 'eligible',
      allows: false,
      pointer: '/actions/close/eligible',
      words,
      explained: { path: 'active', value: false },
    });
  });
});

describe('why a field is hidden, locked, required', () => {
  it.each(people.map(roles => [roles.join(', ') || 'no role', roles] as const))(
    '%s: agrees with what the grants hide and lock',
    (_name, roles) => {
      for (const path of Object.keys(screen.fields)) {
        const verdicts = about(path, roles, { category: 'safety', active: true });
        const rulesAgainst = (name: string) =>
          (verdicts[name]?.causes ?? []).filter(({ allows }) => !allows).map(({ rule }) => rule);
        expect(rulesAgainst('see').includes('hide'), path).toBe(
          hiddenFields(screen, roles).includes(path),
        );
        expect(rulesAgainst('change').includes('lock'), path).toBe(
          lockedFields(screen, roles).includes(path),
        );
      }
    },
  );

  it.each([
    ['sortOrder', ['admin'], true],
    ['sortOrder', ['content'], false],
    ['sortOrder', ['content', 'admin'], true],
    ['note', ['content'], false],
    ['since', ['admin'], true],
    ['name', ['support-issues'], false],
  ] as const)(
    '%s may be changed by %s: %s, as the check before a save says',
    (path, roles, isAllowed) => {
      const record = { name: 'A', category: 'sport', active: true };
      expect(about(path, roles, record)['change']?.holds).toBe(isAllowed);
      const locked = [...lockedFields(screen, roles), ...hiddenFields(screen, roles)];
      const faults = checkRecord(screen, {
        record: { ...record, [path]: 'changed' },
        previous: record,
        locked,
      });
      const isGranted = roles.some(role => role === 'admin' || role === 'content');
      expect(isGranted && faults.every(fault => fault.path !== path)).toBe(isAllowed);
    },
  );

  it('tells the condition that hides a field, with the value it saw', () => {
    const verdict = about('guards', ['admin'], { category: 'sport' });
    expect(verdict['see']).toMatchObject({
      holds: false,
      causes: [
        { rule: 'visible', pointer: '/fields/guards/visible', explained: { value: 'sport' } },
      ],
    });
    expect(verdict['fill']?.holds).toBe(false);
    expect(about('guards', ['admin'], { category: 'safety' })['fill']?.holds).toBe(true);
  });

  it('tells what makes a field read-only', () => {
    const record = { category: 'sport', active: false };
    expect(about('since', ['admin'], record)['change']?.causes.at(-1)).toMatchObject({
      rule: 'readonly',
      allows: false,
      pointer: '/fields/since/readonly',
    });
    expect(about('id', ['admin'], record)['change']?.causes.at(-1)).toMatchObject({
      rule: 'schema',
      allows: false,
    });
  });
});
