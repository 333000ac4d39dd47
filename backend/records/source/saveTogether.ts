import { createAudit } from '../../audit/createAudit.ts';
import { isClash } from '../../calls/databaseCode.ts';
import type { Context } from '../../calls/Context.ts';
import { transactionWithEffects } from '../../database/transactionWithEffects.ts';
import { refusalOf } from '../../plugins/errors.ts';
import { hasFiles } from '../fileFaults.ts';
import { openSource } from './openSource.ts';
import type { RecordSource, SourceSetting } from './RecordSource.ts';

/** What a call that is gathered seems to answer; the records themselves are told at the end. */
const standIn = ({ params, body }: Context): unknown => ({
  id: 0,
  version: 1,
  ...(body as object),
  ...params,
});

/**
 * Saves several records of one screen with as few statements as their rules allow. Each of them passes the rights, the
 * schema and the rules of its call as if it were alone; what is written is written at the end, straight to the table.
 * @returns the records in their order; undefined where nothing was written, since one of them is refused or the call is
 *   a verb by hand: then they are saved one after the other, and the one at fault is found.
 */
export const saveTogether = async (
  setting: SourceSetting,
  verb: 'create' | 'update',
  save: (source: RecordSource) => Promise<unknown>,
): Promise<readonly unknown[] | undefined> => {
  const { screen, servedCalls, actor, request } = setting;
  // Records that are saved by different calls are saved one by one.
  if (verb === 'create' && (screen.data.calls?.create?.instead.length ?? 0) > 0) return undefined;
  const served = servedCalls.get(screen.data.calls?.[verb]?.call ?? '');
  const together = served?.together;
  if (!together || screen.data.key !== 'id' || hasFiles(screen)) return undefined;
  const gathered: Context[] = [];
  const gather = (context: Context): unknown => {
    gathered.push(context);
    return standIn(context);
  };
  try {
    return await transactionWithEffects(setting.db, async db => {
      await save(openSource({ ...setting, db, gather }));
      const [first] = gathered;
      if (!first) return [];
      const audit = createAudit(db, actor, request);
      const { gather: _gather, ...context } = first;
      return together({ ...context, db, audit }, gathered);
    });
  } catch (error) {
    if (refusalOf(error) && !isClash(error)) return undefined;
    throw error;
  }
};
