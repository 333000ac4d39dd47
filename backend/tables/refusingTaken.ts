import { invalidField } from '../calls/Refusal.ts';

/** The unique index or exclusion constraint that a statement ran into; Drizzle wraps the error of the driver in its own. */
export const takenIndex = (error: unknown): string | undefined => {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    const { code, constraint } = inner as { code?: unknown; constraint?: unknown };
    if ((code === '23505' || code === '23P01') && typeof constraint === 'string') return constraint;
  }
  return undefined;
};

/**
 * Runs a statement; when the unique index says that the name is taken, the name is refused. The index decides, not a
 * look beforehand, so two people who choose one name at once cannot both have it.
 */
export const refusingTaken = async <Answer>(
  index: string,
  message: string,
  statement: () => Promise<Answer>,
  field = '/name',
): Promise<Answer> => {
  try {
    return await statement();
  } catch (error) {
    if (takenIndex(error) === index) throw invalidField(field, 'duplicate', message);
    throw error;
  }
};
