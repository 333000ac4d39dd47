import { setTimeout as pause } from 'node:timers/promises';
import { isClash } from './databaseCode.ts';

const mostTries = 3;
/** Milliseconds, so that two who met do not meet again at once. */
const longestPause = 50;

/**
 * Runs a whole transaction again when the database gave it up for the sake of others: nothing of it is stored then, and
 * nothing was answered. After the third time the error stands (`UNAVAILABLE`).
 */
export const againAfterClash = async <Answer>(
  transaction: () => Promise<Answer>,
): Promise<Answer> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === mostTries || !isClash(error)) throw error;
      await pause(Math.random() * longestPause);
    }
  }
};
