import { mkdir, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Longer than the longest journey at a desk. */
export const patience = 180_000;

/** Whether the folder was made now; whoever makes it has the desk. */
const isMade = (place: string): Promise<boolean> =>
  mkdir(place).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      return false;
    },
  );

/**
 * Waits until no other journey of this run is at the calling desk of a person: it holds one case and one call.
 * @returns gives the desk back
 */
export const holdDesk = async (persona: string): Promise<() => Promise<void>> => {
  const place = join(tmpdir(), `desk-${process.ppid}-${persona}`);
  await expect.poll(() => isMade(place), { timeout: patience }).toBe(true);
  return () => rmdir(place);
};
