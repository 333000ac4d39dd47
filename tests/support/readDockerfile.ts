import { readFileSync } from 'node:fs';

export interface DockerStep {
  /** `RUN`, `COPY`, … */
  readonly word: string;
  /** What stands behind it, in one line. */
  readonly text: string;
}

export interface DockerStage {
  readonly name: string;
  readonly steps: readonly DockerStep[];
}

const stepsIn = (text: string): readonly DockerStep[] =>
  text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const [, word = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
      return { word, text: rest };
    });

/** The stages of a Dockerfile with their steps, in order; what stands before the first `FROM` is left out. */
export const readDockerfile = (file: string): readonly DockerStage[] => {
  const stages: { name: string; steps: DockerStep[] }[] = [];
  for (const step of stepsIn(readFileSync(file, 'utf8'))) {
    if (step.word === 'FROM')
      stages.push({ name: / AS (\S+)$/.exec(step.text)?.[1] ?? 'last', steps: [] });
    else stages.at(-1)?.steps.push(step);
  }
  return stages;
};

/** What a `COPY` takes, from which stage, and where it puts it. */
export const copied = (text: string) => {
  const words = text.split(' ');
  const from = words.find(word => word.startsWith('--from='))?.slice('--from='.length);
  const paths = words.filter(word => !word.startsWith('--'));
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
};

/** The variables of an `ENV`. */
export const variables = (steps: readonly DockerStep[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    steps
      .filter(({ word }) => word === 'ENV')
      .flatMap(({ text }) =>
        [...text.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
      ),
  );
