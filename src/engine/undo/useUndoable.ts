import { useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useSnackbar, type About } from '#parts/useSnackbar.ts';
import { useTold } from '#parts/useTold.ts';
import { useTellFailure } from '#parts/failures/useTellFailure.ts';
import { useScreen } from '../ScreenContext.ts';

/** How long the way back is offered, in milliseconds; it waits while the pointer or the focus is on it. */
const offered = 12_000;

/** Those that could not be taken back are named up to this many. */
const mostNamed = 3;

/** More requests than this are not taken back at once. */
const most = 500;

/** What was changed while it was followed: tells it, with the way back. */
export interface Followed {
  /**
   * @param detail a second line: what was changed, and where
   * @param about what was saved, for what comes next on it
   */
  readonly tell: (message: string | undefined, detail?: string, about?: About) => void;
}

/**
 * Follows a change, so that the message that tells of it offers to take it back: `const done = follow()`, then the
 * change, then `done().tell(words)`. The server takes back what nobody changed meanwhile; later the history does.
 */
export const useUndoable = () => {
  const { resource } = useScreen();
  const client = useClient();
  const translate = useTranslate();
  const snackbar = useSnackbar();
  const tellFailure = useTellFailure();
  const told = useTold();

  const undo = useCallback(
    async (requestIds: readonly string[]) => {
      try {
        const { results } = await client.call('console.undo', {
          body: { resource, requestIds: [...requestIds] },
        });
        const refused = results.filter(({ status }) => status === 'refused');
        const [first] = refused;
        if (first) {
          const counts = { done: results.length - refused.length, left: refused.length };
          const named = refused.slice(0, mostNamed).map(({ name, id }) => name ?? id);
          const others = refused.length - named.length;
          const names =
            others > 0
              ? translate('engine.undo.and_more', { names: named.join(', '), count: others })
              : named.join(', ');
          const { message = '', hi } = first;
          const why = told({ message, ...(hi !== undefined && { hi }) });
          snackbar('warning', translate('engine.undo.partly', { ...counts, names, why }));
        } else snackbar('success', translate('engine.undo.done'));
      } catch (error) {
        tellFailure(error);
      }
    },
    [client, resource, snackbar, tellFailure, told, translate],
  );

  const follow = useCallback((): (() => Followed) => {
    const end = client.follow();
    return () => {
      const requestIds = end();
      return {
        tell: (message, detail, about) => {
          const canUndo = requestIds.length > 0 && requestIds.length <= most;
          snackbar(
            'success',
            message,
            canUndo
              ? {
                  detail,
                  about,
                  autoHideDuration: offered,
                  act: {
                    label: translate('ra.action.undo'),
                    hint: translate('engine.undo.hint'),
                    run: () => void undo(requestIds),
                  },
                }
              : { detail, about },
          );
        },
      };
    };
  }, [client, snackbar, translate, undo]);
  return follow;
};
