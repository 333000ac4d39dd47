import type { ChildProcess } from 'node:child_process';

export const keepRunning: (given: {
  readonly port: number;
  readonly begin?: () => ChildProcess;
  readonly tell?: (line: string) => void;
  readonly pause?: number;
  readonly patience?: number;
}) => Promise<number>;
