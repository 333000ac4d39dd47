import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { ConfigError, readConfig } from '#backend/config.ts';
import { DataDirInUse } from '#backend/database/lockDataDir.ts';
import { prepareDatabase } from '#backend/firstStart/prepareDatabase.ts';
import { growDemo } from './demo/growDemo.ts';
import { GrowthError } from './demo/Growth.ts';
import { refuseBegun, refuseSize } from './demo/refuseOthers.ts';
import { demoUsage, readDemoArguments } from './demo/readDemoArguments.ts';

/* npm run demo -- --opportunities 1000000: the settings are those of npm start. */

const fill = async (): Promise<void> => {
  const asked = readDemoArguments(process.argv.slice(2));
  if (asked === 'help') return console.log(demoUsage);
  const config = { ...readConfig(process.env), seed: 'demo' as const };
  refuseSize(config.database.engine, asked);
  await refuseBegun(config);
  const begun = performance.now();
  const client = await prepareDatabase(config, console.log);
  try {
    console.log(`  ${asked.opportunities} opportunities beside the demo's, seed ${asked.seed}`);
    await growDemo(client, { ...asked, today: indiaDay(new Date()) }, (what, rows, seconds) =>
      console.log(
        `  ${seconds.toFixed(1).padStart(6)} s  ${what}${rows === null ? '' : `: ${rows}`}`,
      ),
    );
    console.log(`  Done in ${((performance.now() - begun) / 1_000).toFixed(0)} s.`);
  } finally {
    await client.close();
  }
};

try {
  await fill();
} catch (error) {
  const isExpected =
    error instanceof GrowthError || error instanceof ConfigError || error instanceof DataDirInUse;
  console.error(isExpected ? `\n  ${error.message}\n` : error);
  process.exitCode = 1;
}
