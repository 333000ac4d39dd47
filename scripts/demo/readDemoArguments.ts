import { parseArgs } from 'node:util';
import { GrowthError, type Growth } from './Growth.ts';

export const demoUsage = `
  npm run demo -- --opportunities <number> [--seed <number>]

  Fills the database of the settings (DATABASE_URL, or DATA_DIR for the embedded one) with a company of that size:
  the demo data, which is loaded first where the database is empty, and beside it so many opportunities with their
  accounts, payments, termsheets, approvals, invoices, calls and the people who work them.

  --opportunities  1 to 3000000; at most 100000 on the embedded database
  --seed           another number makes another company of the same size (1)

  The console must not run meanwhile. A database without demo data, or one that was extended before, is refused.
`;

const wholeNumber = (name: string, text: string | undefined, most: number): number => {
  const value = Number(text);
  if (text === undefined || !/^\d+$/.test(text) || value < 1 || value > most)
    throw new GrowthError(
      `--${name} must be a whole number from 1 to ${most}. See npm run demo -- --help`,
    );
  return value;
};

/** @throws GrowthError when an argument is missing, unknown or no number. */
export const readDemoArguments = (
  args: readonly string[],
): Pick<Growth, 'opportunities' | 'seed'> | 'help' => {
  const options = {
    opportunities: { type: 'string' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], options });
    if (values.help) return 'help';
    return {
      opportunities: wholeNumber('opportunities', values.opportunities, 3_000_000),
      seed: wholeNumber('seed', values.seed, 1_000_000),
    };
  } catch (error) {
    if (error instanceof GrowthError || !(error instanceof Error)) throw error;
    throw new GrowthError(error.message);
  }
};
