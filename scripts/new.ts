// npm run new screen: writes the two files of a new screen. See docs/how-to/add-a-screen.md.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { askPlan } from './newScreen/askPlan.ts';
import { readPlan, usage } from './newScreen/readPlan.ts';
import { NewScreenRefused } from '#contract/model/newScreen/ScreenPlan.ts';
import { untranslated } from '#contract/model/newScreen/untranslated.ts';
import { writeScreen } from './newScreen/writeScreen.ts';

const ask = async () => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await askPlan(question => terminal.question(question));
  } finally {
    terminal.close();
  }
};

const create = async (args: readonly string[]): Promise<void> => {
  const plan = args.length === 0 ? await ask() : readPlan(args);
  const files = await writeScreen(plan);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const marks = text.split(untranslated).length - 1;
    const note = marks > 0 ? `, ${marks} texts marked "${untranslated.trim()}" need Hindi` : '';
    console.log(`${file}: ${text.split('\n').length - 1} lines${note}`);
  }
  console.log(`\nSee it at /${plan.resource} in npm run dev. What else a screen can do:`);
  console.log('docs/reference/screen-format.md');
};

const [what, ...args] = process.argv.slice(2);
try {
  if (what !== 'screen' || args.includes('--help') || (args.length === 0 && !process.stdin.isTTY)) {
    console.log(usage);
    process.exitCode = args.includes('--help') ? 0 : 2;
  } else await create(args);
} catch (error) {
  if (!(error instanceof NewScreenRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
