import {
  useCreatePath,
  useDataProvider,
  useNavigate,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { useRef, useState } from 'react';
import type { Action } from '#contract/model/types.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import type { ConsoleDataProvider } from '#dataProvider/ConsoleDataProvider.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { followJob } from '#parts/jobs/followed.ts';
import { failureWords, saysNothingItself } from '#parts/failures/failureWords.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useText } from '#parts/useText.ts';
import { useTold } from '#parts/useTold.ts';
import { useUser } from '#parts/contexts/useUser.ts';
import { SessionEnded } from '../values/storedRecord.ts';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';
import { useUndoable } from '../undo/useUndoable.ts';
import type { Values } from '../values/withValueAt.ts';
import { leftOf } from './leftOf.ts';
import { useChosenNames } from './useChosenNames.ts';
import { runMany, type ManyResult } from './runMany.ts';

/** So many records are told by name, the others by their number. */
const mostNamed = 2;

/** An action whose call takes the whole selection is one call; all others are one call a record. */
const isOneCall = ({ call }: Action): boolean =>
  JSON.stringify([call?.path, call?.query, call?.body]).includes('"selection.');

interface After {
  /** With those that it was carried out for, the others left out. */
  onDone?: ((records: readonly RaRecord[]) => void) | undefined;
  /** It was carried out for all of them. */
  onWhole: () => void;
}

/** Carries out an action of the screen for records, says how it went and goes where the screen says. */
export const useAction = (action: Action, { onDone, onWhole }: After) => {
  const { resource, data } = useScreen();
  const createPath = useCreatePath();
  const user = useUser();
  const text = useText();
  const snackbar = useSnackbar();
  const follow = useUndoable();
  const { titleOf } = useNames();
  const translate = useTranslate();
  const told = useTold();
  const chosenNames = useChosenNames(action);
  const navigate = useNavigate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const [result, setResult] = useState<ManyResult | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isStopping, setStopping] = useState(false);
  const isStopped = useRef(false);

  /** The screen's own words where the call was carried out but did not do what it should (T50). */
  const wordsOf = (failure: unknown): string | undefined => {
    const own = action.messages.error && text(action.messages.error);
    const isNotDone = failure instanceof HttpError && failure.code === 'NOT_DONE';
    const said = failureWords(failure).message;
    return isNotDone || saysNothingItself(failure) ? (own ?? said) : (said ?? own ?? undefined);
  };

  const act = async (records: readonly RaRecord[], params: Values): Promise<unknown> => {
    const ids = records.map(({ id }) => id);
    const answer = await dataProvider.act(resource, action.name, { ids, records, params, user });
    // The session has ended: ra-core answers nothing and leads to sign-in.
    if (!('meta' in answer)) throw new SessionEnded();
    return answer.meta.answers[0];
  };

  const runAll = async (records: readonly RaRecord[], params: Values): Promise<ManyResult> => {
    if (records.length > 1 && !isOneCall(action))
      return runMany(records, {
        act: record => act([record], params),
        isStopped: () => isStopped.current,
        onProgress: done => setProgress({ done, all: records.length }),
      });
    const answer = await act(records, params);
    const left = leftOf(answer);
    return {
      done: records.filter(({ id }) => !left.has(String(id))),
      failed: records.flatMap(record => {
        const why = left.get(String(record.id));
        return why ? [{ record, error: new Error(told(why)) }] : [];
      }),
      left: [],
      answers: [answer],
    };
  };

  const detailOf = (
    records: readonly RaRecord[],
    chosen: readonly string[],
  ): string | undefined => {
    const [first, ...others] = records;
    if (!first) return undefined;
    const named = records.slice(0, mostNamed).map(titleOf).join(', ');
    const rest = records.length - mostNamed;
    const whom =
      others.length === 0
        ? `"${named}"`
        : rest > 0
          ? translate('engine.several.and_more', { named, count: rest })
          : named;
    return [`${text(action.label)}: ${whom}`, ...chosen].join(' · ');
  };

  const goOn = ({ answers }: ManyResult) => {
    const made = valueAt(answers[0], data.key);
    const isId = typeof made === 'number' || typeof made === 'string';
    if (action.after === 'open' && isId) navigate(createPath({ resource, type: 'edit', id: made }));
    if (action.after === 'list') navigate(createPath({ resource, type: 'list' }));
    if (action.after === 'job' && isId) followJob(Number(made));
  };

  const run = async (records: readonly RaRecord[], params: Values): Promise<void> => {
    isStopped.current = false;
    setStopping(false);
    setError(null);
    setResult(null);
    setProgress({ done: 0, all: records.length });
    const followed = follow();
    try {
      const found = await runAll(records, params);
      const after = followed();
      const chosen = await chosenNames(params);
      const isWhole = found.failed.length === 0 && found.left.length === 0;
      const success = text(action.messages.success);
      const detail = detailOf(found.done, chosen);
      const [first, ...others] = found.done;
      const about = first && others.length === 0 ? { resource, record: first } : undefined;
      if (!isWhole) setResult(found);
      const once = isWhole && action.once ? valueAt(found.answers[0], action.once) : undefined;
      // Asked twice, the server tells it the first time alone, which may be what was lost.
      const isLost = isWhole && action.once !== null && typeof once !== 'string';
      if (isLost) snackbar('error', translate('engine.once.lost'), { detail, about });
      else if (isWhole || found.done.length > 0) {
        if (action.undo) after.tell(success, detail, about);
        else snackbar('success', success, { detail, about });
      }
      onDone?.(found.done);
      if (typeof once === 'string') setShown(once);
      else if (isWhole) {
        onWhole();
        goOn(found);
      }
    } catch (failure) {
      followed();
      setError(failure);
    } finally {
      setProgress(null);
    }
  };

  return {
    run: (records: readonly RaRecord[], params: Values) => void run(records, params),
    stop: () => {
      isStopped.current = true;
      setStopping(true);
    },
    isStopping,
    /** How many of the records are settled; null while nothing runs. */
    progress,
    isBusy: progress !== null,
    /** What failed or was left, once it is over. */
    result,
    /** What is to be seen this once, after it was carried out; null: nothing. */
    shown,
    error,
    wordsOf,
  };
};
