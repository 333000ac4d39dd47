import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** By exit code; 3 is of a step that could not ask whom it has to ask. */
const verdicts = { 0: 'ok     ', 3: 'skipped' };

const runStep = ({ name, command, env }) =>
  new Promise(resolve => {
    const started = performance.now();
    const child = spawn(process.execPath, command, { env: { ...process.env, ...env } });
    let said = '';
    child.stdout.on('data', data => (said += data));
    child.stderr.on('data', data => (said += data));
    child.on('close', code => {
      const seconds = (performance.now() - started) / 1000;
      resolve({
        name,
        said,
        seconds,
        verdict: verdicts[code] ?? 'FAILED ',
        isGood: code in verdicts,
      });
    });
  });

const nothingKnown = { isUnchanged: () => false, keep: () => undefined };

/**
 * Runs steps side by side, as many as there are processors, in their order; not those that are `known` to be right. Each tells its
 * verdict in one line when it ends; what the failed ones said stands together at the end, where one looks first.
 */
export const runSteps = async (
  steps,
  { lanes = Math.max(1, availableParallelism()), print = console.log, known = nothingKnown } = {},
) => {
  const started = performance.now();
  const waiting = steps.filter(step => !known.isUnchanged(step));
  for (const step of steps)
    if (!waiting.includes(step)) print(`${verdicts[0]} ${step.name} (unchanged)`);
  const results = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      results.push(result);
      if (result.verdict === verdicts[0]) known.keep(step);
      print(`${result.verdict} ${result.name} (${result.seconds.toFixed(1)} s)`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const failed = results.filter(({ isGood }) => !isGood);
  for (const { name, said } of failed) print(`\n${name}:\n${said.trim()}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(
    failed.length === 0
      ? `\nNothing is wrong (${seconds} s).`
      : `\n${failed.length} of ${steps.length} failed (${seconds} s): ${failed.map(({ name }) => name).join(', ')}`,
  );
  return failed.length === 0;
};
