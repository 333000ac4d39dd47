import { eq } from 'drizzle-orm';
import { users } from '#backend/database/schema/index.ts';
import type { Messages, RecordScreen } from '#contract/model/types.ts';
import type { Catalogue } from '#tests/conformance/catalogue/startCatalogue.ts';

type Verb = 'create' | 'update' | 'remove';
type ScreenOf = (name: string) => RecordScreen;

/** What a screen tells after a call. */
export const words =
  (name: string, verb: Verb, part: keyof Messages = 'success') =>
  (screenOf: ScreenOf) =>
    screenOf(name).data.calls?.[verb]?.messages[part]?.en;
/** What the screen of users tells after an action. */
export const actionWords = (name: string) => (screenOf: ScreenOf) =>
  screenOf('users').actions[name]?.messages.success?.en;
/** The id of a demo person. */
export const idOf = async (test: Catalogue, persona: string): Promise<number> => {
  const [found] = await test.client.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, `${persona}@example.com`));
  return found?.id ?? 0;
};
