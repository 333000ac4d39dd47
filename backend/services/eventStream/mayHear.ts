import { hearersOf, recordOfTopic } from '#contract/domain/eventTopics.ts';
import { hasRole, type Actor } from '../../calls/Actor.ts';
import type { Context } from '../../calls/Context.ts';
import { badQuery } from '../../query/refuseQuery.ts';
import { isShown, type Around } from '../records/changes/visibleChanges.ts';

/** More than a person can have open at once. */
const mostTopics = 50;

/** @throws Refusal BAD_REQUEST for what is not a list of topics. */
export const readTopics = (text: string): ReadonlySet<string> => {
  const topics = new Set(text.split(',').filter(topic => topic !== ''));
  const unknown = [...topics].find(topic => !hearersOf(topic) && !recordOfTopic(topic));
  if (unknown !== undefined)
    throw badQuery('topics', 'choice', `There is no topic named "${unknown.slice(0, 60)}".`);
  if (topics.size === 0) throw badQuery('topics', 'required', 'Name at least one topic.');
  if (topics.size > mostTopics)
    throw badQuery('topics', 'max', `At most ${mostTopics} topics can be followed at once.`);
  return topics;
};

type Asking = Pick<Context, 'db' | 'services' | 'request'> & { actor: Actor };

/** Whether the person hears a topic; that of a record like the record itself, whether it is there or not. */
export const mayHear = async (around: Around, topic: string, asking: Asking): Promise<boolean> => {
  const hearers = hearersOf(topic);
  if (hearers) return typeof hearers === 'string' || hasRole(asking.actor, ...hearers);
  const { resource = '', id = '' } = recordOfTopic(topic) ?? {};
  const screen = around.screens.get(resource);
  if (screen?.type !== 'records') return false;
  return isShown(around, screen, id, asking);
};
