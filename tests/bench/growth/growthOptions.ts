import { parseArgs } from 'node:util';

export const growthParts = ['calls', 'mix'] as const;
export type GrowthPart = (typeof growthParts)[number];

/** What a run of the bench was asked for. */
export interface GrowthOptions {
  readonly size: number;
  readonly parts: readonly GrowthPart[];
  /** Calls and personas whose names contain these; null: all. */
  readonly call: string | null;
  readonly persona: string | null;
  /** Databases that are there already, instead of those of the bench. */
  readonly urls: { readonly demo: string; readonly full: string } | null;
  /** Seconds of each run of the mix. */
  readonly seconds: number;
}

export const growthUsage = `
  npm run bench -- growth [options]

  --size <number>      opportunities beside those of the demo (1000000)
  --only calls|mix     one part
  --call <words>       calls whose name contains them
  --persona <name>     one persona
  --seconds <number>   of each run of the mix (15)
  --demo <url> --full <url>
                       two databases that are there already: the demo, and one that npm run demo has grown`;

/** @throws when an option is unknown or has no value that it may have. */
export const readGrowthOptions = (words: readonly string[]): GrowthOptions | 'help' => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      size: { type: 'string', default: '1000000' },
      only: { type: 'string' },
      call: { type: 'string' },
      persona: { type: 'string' },
      seconds: { type: 'string', default: '15' },
      demo: { type: 'string' },
      full: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const parts = growthParts.filter(part => !values.only || part === values.only);
  if (parts.length === 0) throw new Error(`--only is calls or mix, not ${values.only}`);
  const { demo, full } = values;
  if ((demo === undefined) !== (full === undefined))
    throw new Error('--demo and --full are named together');
  return {
    size: Number(values.size),
    parts,
    call: values.call ?? null,
    persona: values.persona ?? null,
    urls: demo !== undefined && full !== undefined ? { demo, full } : null,
    seconds: Number(values.seconds),
  };
};
