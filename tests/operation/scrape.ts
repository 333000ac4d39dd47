/** One line of a scrape. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What a scrape tells: its samples, and every name that may be asked for, also of metrics that have no sample yet. */
export interface Scrape {
  readonly samples: readonly Sample[];
  readonly names: ReadonlySet<string>;
}

const line = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const label = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"(?:,|$)/g;

const numberOf = (text: string): number =>
  ({ '+Inf': Infinity, '-Inf': -Infinity, Nan: NaN })[text] ?? Number(text);

/** Reads the text format of Prometheus. @throws for a line that is none of it */
export const readScrape = (text: string): Scrape => {
  const samples: Sample[] = [];
  const names = new Set<string>();
  for (const one of text.split('\n')) {
    const [, typed = '', kind] = /^# TYPE (\S+) (\w+)$/.exec(one) ?? [];
    if (typed) {
      const endings = kind === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
      for (const ending of endings) names.add(`${typed}${ending}`);
    }
    if (one === '' || one.startsWith('#')) continue;
    const [, name, labels = '', value] = line.exec(one) ?? [];
    if (name === undefined || value === undefined) throw new Error(`No line of a scrape: ${one}`);
    const found = Object.fromEntries(
      [...labels.matchAll(label)].map(([, key = '', inside = '']) => [key, inside]),
    );
    samples.push({ name, labels: found, value: numberOf(value) });
    if (!names.has(name)) throw new Error(`${name} has no type`);
  }
  return { samples, names };
};

/** The sum of all samples of a name that have these labels; undefined where there is none. */
export const valueIn = (
  { samples }: Scrape,
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined => {
  const found = samples.filter(
    one =>
      one.name === name &&
      Object.entries(labels).every(([key, value]) => one.labels[key] === value),
  );
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
};
