import type { Actor } from '../calls/Actor.ts';
import type { Services } from '../calls/Context.ts';
import type { jobs } from '../database/schema/index.ts';
import { findProgramByToken } from './apiTokens.ts';
import { findActorById } from './findActorById.ts';

type Asked = Pick<typeof jobs.$inferSelect, 'createdBy' | 'tokenId'>;

/**
 * In whose name a job goes on: with the rights that they have now, and no further than the token that asked for it.
 * @returns undefined when nobody may go on with it
 */
export const findActorOfJob = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { createdBy, tokenId }: Asked,
): Promise<Actor | undefined> => {
  if (tokenId !== null) return findProgramByToken(db, tokenId, now());
  return createdBy === null ? Promise.resolve(undefined) : findActorById(db, createdBy);
};
