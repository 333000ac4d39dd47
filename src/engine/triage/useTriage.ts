import { useState } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import type { Action } from '#contract/model/types.ts';
import type { Triage } from '#contract/model/triage.ts';
import type { MenuAction } from '#parts/controls/ActionMenu.tsx';
import { useMenuActions } from '../actions/useMenuActions.ts';
import { useScreen } from '../ScreenContext.ts';
import type { ListState } from '../list/state/HeldList.tsx';
import { useTriageAddress } from './useTriageAddress.ts';

/** An action that decides on a record, as it is offered for it, with its letter. */
export interface TriageAct {
  readonly key: string;
  readonly action: Action;
  readonly offered: MenuAction;
}

const none: readonly RaRecord[] = [];

/** What decides on each of some records: the screen's own actions, offered and refused as in the menu of a row. */
export const useTriageActs = (triage: Triage, rows: readonly RaRecord[]) => {
  const { actions } = useScreen();
  const offeredFor = useMenuActions('row', rows);
  return (record: RaRecord): readonly TriageAct[] => {
    const all = offeredFor(record);
    return triage.acts.flatMap(({ name, key }) => {
      const offered = all.find(one => one.name === name);
      const action = actions[name];
      return offered && action ? [{ key, action, offered }] : [];
    });
  };
};

/** The rows of a list one by one: which is in turn, what decides on it, and the ways to the others. */
export const useTriage = (triage: Triage, state: ListState) => {
  const rows = state.data ?? none;
  const { at, go, leave } = useTriageAddress();
  const [done, setDone] = useState<ReadonlySet<Identifier>>(() => new Set());
  const actsOf = useTriageActs(triage, rows);
  const waits = (record: RaRecord): boolean =>
    !done.has(record.id) && actsOf(record).some(({ offered }) => !offered.isDisabled);
  const [shown, setShown] = useState<Identifier | undefined>();
  // What is shown stays in turn, also where a refusal has just closed it: the words of the refusal stand there.
  const current =
    rows.find(({ id }) => String(id) === at) ??
    rows.find(({ id }) => id === shown && !done.has(id)) ??
    rows.find(waits) ??
    rows[0];
  if (current && current.id !== shown) setShown(current.id);
  const place = current ? rows.indexOf(current) : -1;
  const { page } = state;
  /** To a neighbour; beyond the end of a page its next one. */
  const step = (by: 1 | -1) => {
    const to = rows[place + by];
    if (to) go(to.id);
    else if (by > 0 && state.hasNextPage) go('', page + 1);
    else if (by < 0 && page > 1) go('', page - 1);
  };
  /** The record is decided: on to the next that waits, below it before those above. */
  const settle = (record: RaRecord) => {
    const now = new Set([...done, record.id]);
    setDone(now);
    const ordered = [...rows.slice(place + 1), ...rows.slice(0, Math.max(place, 0))];
    go(ordered.find(one => !now.has(one.id) && waits(one))?.id ?? '');
  };
  return { rows, current, place, done, actsOf, go, leave, step, settle };
};
