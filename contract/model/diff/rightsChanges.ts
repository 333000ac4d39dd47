import { canonicalJson } from '../../domain/canonicalJson.ts';
import { isRoleCode, type RoleCode } from '../../domain/roles.ts';
import { roleName } from '../../domain/roles/roleName.ts';
import {
  approveVerb,
  canDo,
  hiddenFields,
  lockedFields,
  rowsFor,
  verbs,
} from '../rights/screenAccess.ts';
import type { Screen } from '../types.ts';
import { isAll, isAny, type Condition } from '../../rules/condition.ts';
import { conditionWords, valueWords } from '../migrate/valueWords.ts';

/** What changes of who may do what. What may give more counts as wider: it is looked at first. */
export interface RightsChange {
  readonly turn: 'wider' | 'narrower';
  readonly sentence: string;
}

type State = Screen | undefined;
type Grantee = RoleCode | 'signed-in';

const nobody: Pick<Screen, 'access'> = { access: {} };

const rolesOf = (grantee: Grantee): readonly RoleCode[] =>
  grantee === 'signed-in' ? [] : [grantee];

const granteesOf = (screen: State): readonly string[] => {
  const { access } = screen ?? nobody;
  return access === 'signed-in' ? [access] : Object.keys(access);
};

/** Everyone first: what they may do says nothing new of a role. */
const granteesIn = (was: State, is: State): readonly Grantee[] => {
  const named = [...granteesOf(was), ...granteesOf(is)].filter(isRoleCode);
  return ['signed-in', ...new Set(named)];
};

const verbsOf = (screen: State): readonly string[] => [
  // A page made by hand is opened.
  ...(screen?.type === 'page' ? ['list'] : verbs),
  ...(screen?.type === 'records' ? Object.keys(screen.actions) : []),
  ...granteesOf(screen).flatMap(grantee =>
    screen && screen.access !== 'signed-in' ? (screen.access[grantee as Grantee]?.do ?? []) : [],
  ),
  ...(screen?.type === 'records' && screen.approval ? [approveVerb] : []),
];

const whoOf = (grantee: Grantee): string =>
  grantee === 'signed-in'
    ? 'Everyone who is signed in'
    : `${roleName(grantee, '').trim()} (${grantee})`;

/** A change before it is told: those who share it are told together. */
interface Shared {
  readonly turn: RightsChange['turn'];
  readonly who: Grantee;
  readonly what: string;
}

const together = (changes: readonly Shared[]): readonly RightsChange[] => {
  const found = new Map<
    string,
    { readonly turn: RightsChange['turn']; readonly what: string; readonly who: Grantee[] }
  >();
  for (const { turn, who, what } of changes) {
    const key = `${turn} ${what}`;
    const one = found.get(key) ?? { turn, what, who: [] };
    one.who.push(who);
    found.set(key, one);
  }
  return [...found.values()].map(({ turn, what, who }) => ({
    turn,
    sentence: `${who.map(whoOf).join(', ')} ${what}`,
  }));
};

const isSame = (one: unknown, other: unknown): boolean =>
  canonicalJson(one) === canonicalJson(other);

/** Whether one list holds all of another. */
const holds = (whole: readonly Condition[], part: readonly Condition[]): boolean =>
  part.every(one => whole.some(other => isSame(one, other)));

const allIn = (condition: Condition): readonly Condition[] =>
  typeof condition === 'object' && isAll(condition) ? condition.all : [condition];

const anyIn = (condition: Condition): readonly Condition[] =>
  typeof condition === 'object' && isAny(condition) ? condition.any : [condition];

/** How a condition turns that lets someone do something; what cannot be compared may let more. */
const turnOf = (was: Condition, is: Condition): RightsChange['turn'] => {
  if (was === true || is === false) return 'narrower';
  if (was === false || is === true) return 'wider';
  return holds(allIn(is), allIn(was)) || holds(anyIn(was), anyIn(is)) ? 'narrower' : 'wider';
};

/** The rows of one role are a list of one. */
const rowsOf = (screen: State, grantee: Grantee, verb: string): Condition => {
  const rows = rowsFor(screen ?? nobody, rolesOf(grantee), verb);
  const [only, ...more] = anyIn(rows);
  return only !== undefined && more.length === 0 ? only : rows;
};

const verbChanges = (was: State, is: State): readonly Shared[] => {
  const known = [...new Set([...verbsOf(was), ...verbsOf(is)])];
  const had = known.filter(verb => verbsOf(was).includes(verb));
  const has = known.filter(verb => verbsOf(is).includes(verb));
  const may = (screen: State, own: readonly string[], grantee: Grantee) =>
    own.filter(verb => canDo(screen ?? nobody, rolesOf(grantee), verb));
  const told = new Set<string>();
  return granteesIn(was, is).flatMap((grantee): readonly Shared[] => {
    const [before, after] = [may(was, had, grantee), may(is, has, grantee)];
    const isNews = (turn: string) => (verb: string) =>
      grantee === 'signed-in' ? told.add(turn + verb) : !told.has(turn + verb);
    const gained = after.filter(verb => !before.includes(verb)).filter(isNews('+'));
    const lost = before.filter(verb => !after.includes(verb)).filter(isNews('-'));
    const withRows = (verb: string) => {
      const rows = rowsOf(is, grantee, verb);
      return rows === true ? verb : `${verb} (where ${conditionWords(rows)})`;
    };
    return [
      ...(gained.length > 0
        ? [
            {
              turn: 'wider' as const,
              who: grantee,
              what: `may now ${gained.map(withRows).join(', ')}`,
            },
          ]
        : []),
      ...(lost.length > 0
        ? [
            {
              turn: 'narrower' as const,
              who: grantee,
              what: `may no longer ${lost.join(', ')}`,
            },
          ]
        : []),
      ...rowChanges(
        was,
        is,
        grantee,
        after.filter(verb => before.includes(verb)),
      ),
    ];
  });
};

/** Which records someone may do it with, of what they could and can do. */
const rowChanges = (
  was: State,
  is: State,
  grantee: Grantee,
  kept: readonly string[],
): readonly Shared[] => {
  const byTurn = new Map<string, { change: RightsChange; verbs: string[] }>();
  for (const verb of kept) {
    const [before, after] = [rowsOf(was, grantee, verb), rowsOf(is, grantee, verb)];
    if (isSame(before, after)) continue;
    const words = `${conditionWords(before)} → ${conditionWords(after)}`;
    const found = byTurn.get(words) ?? {
      change: { turn: turnOf(before, after), sentence: words },
      verbs: [],
    };
    found.verbs.push(verb);
    byTurn.set(words, found);
  }
  return [...byTurn.values()].map(({ change, verbs: of }) => ({
    ...change,
    who: grantee,
    what: `may ${of.join(', ')} other records: ${change.sentence}`,
  }));
};

const fieldChanges = (was: State, is: State): readonly Shared[] => {
  if (!was || !is) return [];
  const parts = [
    { of: hiddenFields, verb: 'list', more: 'now sees', less: 'no longer sees' },
    { of: lockedFields, verb: 'edit', more: 'may now change', less: 'may no longer change' },
  ] as const;
  return granteesIn(was, is).flatMap(grantee =>
    parts.flatMap(({ of, verb, more, less }): readonly Shared[] => {
      const roles = rolesOf(grantee);
      if (!canDo(was, roles, verb) || !canDo(is, roles, verb)) return [];
      const [before, after] = [of(was, roles), of(is, roles)];
      const gained = before.filter(path => !after.includes(path));
      const lost = after.filter(path => !before.includes(path));
      return [
        ...(gained.length > 0
          ? [{ turn: 'wider' as const, who: grantee, what: `${more} ${gained.join(', ')}` }]
          : []),
        ...(lost.length > 0
          ? [
              {
                turn: 'narrower' as const,
                who: grantee,
                what: `${less} ${lost.join(', ')}`,
              },
            ]
          : []),
      ];
    }),
  );
};

/** Conditions that let or keep: what they are of, and whether they hold for what is let. */
const gatesOf = (screen: State): Readonly<Record<string, Condition>> => {
  if (screen?.type !== 'records') return {};
  const { fields, actions, editable, removable } = screen;
  const free = (readonly: Condition): Condition =>
    typeof readonly === 'boolean' ? !readonly : { not: readonly };
  return {
    'Stored records can be changed': editable,
    'Stored records can be removed': removable.when,
    ...Object.fromEntries(
      Object.values(fields).flatMap(({ path, readonly }) => [
        [`"${path}" can be changed`, free(readonly)] as const,
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(actions).flatMap(([name, { visible, eligible }]) => [
        [`Action "${name}" is offered`, visible] as const,
        [`Action "${name}" can be done`, eligible] as const,
      ]),
    ),
  };
};

const gateChanges = (was: State, is: State): readonly RightsChange[] => {
  const [before, after] = [gatesOf(was), gatesOf(is)];
  return Object.entries(after).flatMap(([gate, now]): readonly RightsChange[] => {
    const then = before[gate];
    return then === undefined || isSame(then, now)
      ? []
      : [
          {
            turn: turnOf(then, now),
            sentence: `${gate}: ${conditionWords(then)} → ${conditionWords(now)}`,
          },
        ];
  });
};

/** Who waits for whom. Nothing of it is the same as more: a change is saved at once. */
const approvalChanges = (was: State, is: State): readonly RightsChange[] => {
  if (was?.type !== 'records' || is?.type !== 'records' || isSame(was.approval, is.approval))
    return [];
  const turn = was.approval === null ? ('narrower' as const) : ('wider' as const);
  return [
    {
      turn,
      sentence: `Changes wait for approval: ${valueWords(was.approval)} → ${valueWords(is.approval)}`,
    },
  ];
};

/**
 * What changes of who may do what with the records of a screen, wider rights first. Absent: there was no such screen, or it is no
 * more.
 */
export const rightsChanges = (was: State, is: State): readonly RightsChange[] => {
  const found = [
    ...together([...verbChanges(was, is), ...fieldChanges(was, is)]),
    ...gateChanges(was, is),
    ...approvalChanges(was, is),
  ];
  return [
    ...found.filter(({ turn }) => turn === 'wider'),
    ...found.filter(({ turn }) => turn === 'narrower'),
  ];
};
