import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { screenHeads } from 'virtual:screens';
import { sourceFiles } from './readImports.ts';

/*
 * What lists hold is held by React-Admin's controller (docs/decisions/0248-lists-on-react-admins-controller.md).
 * What is kept of answers has the keys of one file, and what a write changes is read again by one rule
 * (docs/decisions/0250-what-was-written-is-read-again.md). Rights are asked at React-Admin's one door and paths are written by its `useCreatePath`
 * (docs/decisions/0247-one-door-to-rights-and-screens.md): what goes around either is found here.
 */

interface Door {
  readonly name: string;
  readonly pattern: RegExp;
  /** Files that may, each for the reason beside it. */
  readonly but: readonly string[];
  readonly planted: string;
}

const routes = screenHeads().flatMap(({ resource, route, recordsAt, recordsAtBy }) => [
  `/${resource}`,
  route,
  ...(recordsAt ? [recordsAt] : []),
  ...Object.values(recordsAtBy?.at ?? {}),
]);
const anyRoute = [...new Set(routes)]
  .toSorted((one, other) => other.length - one.length)
  .map(route => route.replaceAll('/', String.raw`\/`))
  .join('|');

const doors: readonly Door[] = [
  {
    name: 'makes a hook of its own for what somebody may do',
    pattern: /const use(?:Can|May|Has(?:Role|Right)|Access|Permission|Rights|Roles)[A-Z]?\w* =/,
    // Whether there is a call to cancel, no right; where a session is looked for, no right either.
    but: ['src/parts/jobs/useJobs.ts'],
    planted: `export const useMayEdit = () => useUser()?.isAdmin;`,
  },
  {
    name: 'reads roles or grants',
    pattern:
      /\.roleCodes\b|\bhasAnyRole\b|usePermissions\b|\bcanDo\(|\bmayDo\(|\bcanOpen\(|\browsFor\(|\bhiddenFields\(|\blockedFields\(|\bis(?:Admin|FinanceUser|MasterData|ReadOnly|ContentUser)\b/,
    but: [
      // The first page is brought before React and its hooks are there.
      'src/app/bringFirstPage.ts',
      // Which view a list opens with and which tiles someone has is said of roles: both are data about the person, no right.
      'src/engine/list/views/useViews.ts',
      'src/pages/dashboards/useGrants.ts',
      // Asks of another role than one's own.
      'src/engine/list/views/RoleDialog.tsx',
      'src/pages/screens/previewAs.ts',
    ],
    planted: `const isLead = user.roleCodes.includes('owner-team-lead');`,
  },
  {
    name: 'writes the path to a screen by hand',
    pattern: new RegExp(
      String.raw`(?:\bto=|\bhref=|\bto:\s|navigate\(\s*|\bpathname:\s)\{?["'\`](?:${anyRoute})(?=["'\`/?$])`,
    ),
    // The start is at home before there is a screen.
    but: ['src/app/routes/SignedInRoutes.tsx'],
    planted: 'const page = <Link to={`/account/${id}`} />;',
  },
  {
    name: 'puts the path of a screen together',
    pattern: /(?<!startsWith\()`\$\{(?:\w+\.)?(?:route|recordsAt)\}[/?$]/,
    but: ['src/app/routes/screenAddress.ts'],
    planted: 'navigate(`${head.route}/${createAt}`);',
  },
  {
    name: 'links and leads past React-Admin’s router, which knows where screens are',
    pattern:
      /import \{[^}]*\b(?:Link|NavLink|Navigate|useNavigate)\b[^}]*\} from 'react-router(?:-dom)?'/,
    but: [],
    planted: `import { Link } from 'react-router-dom';`,
  },
  {
    name: 'writes the key of a query by hand',
    pattern:
      /\bqueryKey(?::| =) \[|\bconst (?:key|\w*Key) = \[|\bqueryKey\[[01]\] [!=]==? ['"`]|Quer(?:y|ies)(?:Data|State)(?:<[^(]*>)?\(\s*\[|\bkey: \['/,
    // Adds the words that are typed to a key that its caller wrote.
    but: ['src/fields/suggested/useSuggested.ts'],
    planted: `useQuery({ queryKey: ['packages', 'getList'] });`,
  },
  {
    name: 'holds the state of a list by itself',
    pattern:
      /\buse(?:Infinite)?ListController[<(]|\buseListParams[<(]|\[(?:page|perPage|pageSize|sort|selectedIds), set\w+\] = useState/,
    but: [
      // The one place: docs/decisions/0248-lists-on-react-admins-controller.md.
      'src/engine/list/state/HeldList.tsx',
      // Lines of a bulk edit and of an import, which are not records of a screen.
      'src/engine/bulk/BulkRows.tsx',
      'src/engine/import/lines/Lines.tsx',
      'src/engine/import/past/PastImports.tsx',
    ],
    planted: 'const [page, setPage] = useState(0);',
  },
  {
    name: 'opens a dialog that lets Escape throw typed text away',
    pattern: /import \{ Dialog \} from '(?:#parts\/controls|\.)\/Dialog\.tsx'/,
    but: [
      // The one place: it begins in the first field and asks before anything typed is lost.
      'src/parts/controls/FormDialog.tsx',
      // Asks one thing, which is typed again in a moment.
      'src/parts/controls/ConfirmDialog.tsx',
      'src/app/palette/CommandPalette.tsx',
      // Tell something or wait for it: nothing is typed in them.
      'src/app/layout/HelpDialog.tsx',
      'src/engine/actions/RemoveDialog.tsx',
      'src/engine/conflict/SidesDialog.tsx',
      'src/engine/removed/RemovedDialog.tsx',
      'src/engine/why/WhyDialog.tsx',
      'src/pages/events/EventOverlapsAction.tsx',
      'src/pages/opportunities/QuoteAction.tsx',
      'src/pages/slots/siteTakeover/TrueSize.tsx',
    ],
    planted: `import { Dialog } from '#parts/controls/Dialog.tsx';`,
  },
  {
    name: 'says which answers are old',
    pattern: /\b(?:invalidate|refetch|reset|remove)Queries\(|\breadAllAgain\(/,
    but: [
      // What an event tells: someone else has acted, or a stream was away.
      'src/app/notices/useNotices.ts',
      'src/parts/jobs/useJobs.ts',
      'src/pages/calling/useDesk.ts',
      'src/pages/dashboards/useTiles.ts',
      'src/pages/floor/ActivitySelect.tsx',
      'src/pages/floor/useFloor.ts',
      'src/pages/home/Work.tsx',
      // A job has come to its end.
      'src/engine/bulk/useBulkEdit.ts',
      // A refusal says that someone else was first.
      'src/engine/list/views/useViews.ts',
      'src/pages/approvals/useAnswer.ts',
      // The specification has it read once more a while later (T103, part 1 section 4).
      'src/engine/conflict/useReread.ts',
      'src/pages/opportunities/useComments.ts',
    ],
    planted: `void queries.invalidateQueries();`,
  },
];

// Catalogues of words hold no code.
const sources = sourceFiles().filter(
  file => file.startsWith('src/') && !/\.(?:test|fixture)\.tsx?$|\/texts(?:\/\w+)?\.ts$/.test(file),
);

describe.each(doors)('no part of the page $name', ({ pattern, but, planted }) => {
  const found = sources.filter(file => pattern.test(readFileSync(file, 'utf8')));

  it('anywhere but where it is said why', () => {
    expect(found.filter(file => !but.includes(file))).toEqual([]);
  });

  it('and what is excepted still does', () => {
    expect(but.filter(file => !found.includes(file))).toEqual([]);
  });

  it('unseen: a planted one is found', () => {
    expect(pattern.test(planted)).toBe(true);
  });
});

it('no resource is called as the address of another screen begins: a path of either would be taken for the other', () => {
  const heads = screenHeads();
  const clashes = heads.flatMap(({ resource }) =>
    heads
      .filter(other => other.resource !== resource)
      .filter(({ route, recordsAt = route, recordsAtBy }) =>
        [route, recordsAt, ...Object.values(recordsAtBy?.at ?? {})].some(
          place => place.split('/')[1] === resource,
        ),
      )
      .map(other => `${resource}: ${other.resource}`),
  );
  expect(clashes).toEqual([]);
});
