/** What the released version of the console reads and writes, as `screens -- release` keeps it beside the migrations. */
export interface ReleasedTables {
  /** The last migration that it has. */
  readonly last: string;
  /** Its columns by table. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
}

const name = String.raw`(?:"?public"?\.)?"?(\w+)"?`;
const table = String.raw`^alter table (?:if exists )?(?:only )?${name}`;

interface Kind {
  readonly pattern: RegExp;
  /** @param column absent where the whole table is meant */
  readonly told: (table: string, column: string) => string;
  /** Whether it concerns a column that the release knows, or the table. */
  readonly of: 'column' | 'table';
}

const kinds: readonly Kind[] = [
  {
    pattern: new RegExp(`^drop table (?:if exists )?${name}`),
    told: of => `drops the table "${of}"`,
    of: 'table',
  },
  {
    pattern: new RegExp(`${table} rename to`),
    told: of => `renames the table "${of}"`,
    of: 'table',
  },
  {
    pattern: new RegExp(`${table} drop column (?:if exists )?"?(\\w+)"?`),
    told: (of, column) => `drops the column "${column}" of "${of}"`,
    of: 'column',
  },
  {
    pattern: new RegExp(`${table} rename column "?(\\w+)"?`),
    told: (of, column) => `renames the column "${column}" of "${of}"`,
    of: 'column',
  },
  {
    pattern: new RegExp(`${table} alter column "?(\\w+)"? (?:set data )?type`),
    told: (of, column) => `gives the column "${column}" of "${of}" another type`,
    of: 'column',
  },
  {
    pattern: new RegExp(`${table} alter column "?(\\w+)"? set not null`),
    told: (of, column) => `asks for a value in the column "${column}" of "${of}"`,
    of: 'column',
  },
  {
    pattern: new RegExp(`${table} alter column "?(\\w+)"? drop default`),
    told: (of, column) => `takes the default of the column "${column}" of "${of}" away`,
    of: 'column',
  },
  {
    pattern: new RegExp(
      `${table} add column (?:if not exists )?"?(\\w+)"?(?!.*\\b(?:default|generated)\\b).*\\bnot null\\b`,
    ),
    told: (of, column) =>
      `adds the column "${column}" to "${of}", which has to be given and has no default`,
    of: 'table',
  },
  {
    pattern: new RegExp(`${table} add constraint "?(\\w+)"?(?!.*\\bnot valid\\b)`),
    told: (of, constraint) => `binds rows of "${of}" by "${constraint}"`,
    of: 'table',
  },
  {
    pattern: new RegExp(
      `^create unique index (?:concurrently )?(?:if not exists )?"?\\w+"? on ${name}`,
    ),
    told: of => `allows each value once in "${of}"`,
    of: 'table',
  },
];

const statementsIn = (text: string): readonly string[] =>
  text
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map(one => one.replaceAll(/\s+/g, ' ').trim().toLowerCase());

/** Each alteration of a statement that makes several, as a statement of its own. */
const alterations = (statement: string): readonly string[] => {
  const [head] = new RegExp(table).exec(statement) ?? [];
  if (head === undefined) return [statement];
  return statement
    .slice(head.length)
    .split(/,(?= *(?:add|drop|alter|rename)\b)/)
    .map(one => `${head} ${one.trim()}`);
};

/**
 * What of a migration the released version would not survive beside it: that still runs while an update goes through the processes.
 * @returns a sentence part for each
 */
export const narrowing = (text: string, { tables }: ReleasedTables): readonly string[] =>
  statementsIn(text)
    .flatMap(alterations)
    .flatMap(statement =>
      kinds.flatMap(({ pattern, told, of }) => {
        const [, from = '', column = ''] = pattern.exec(statement) ?? [];
        const known = tables[from];
        if (!known || (of === 'column' && !known.includes(column))) return [];
        return [told(from, column)];
      }),
    );
