import { useDataProvider } from 'react-admin';
import { useEffect, useRef, type RefObject } from 'react';
import { isNoValue } from '#contract/domain/noValue.ts';
import type { RecordId } from '#contract/kinds/reference.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { useScreen } from '../../ScreenContext.ts';
import { withValueAt } from '../../values/withValueAt.ts';
import type { RecordFormState } from '../useRecordForm.ts';

type FollowedForm = Pick<RecordFormState, 'values' | 'base' | 'change' | 'propose'>;

/** Fills in fields of a new record that begin as others of it do (`proposes` without `reference`), until somebody types there. */
const useOwnProposals = (
  { values, base }: FollowedForm,
  latest: RefObject<FollowedForm>,
  proposed: RefObject<Map<string, unknown>>,
): void => {
  const { fields } = useScreen();
  const own = Object.values(fields).flatMap(({ path, proposes }) =>
    base === null && proposes && proposes.reference === undefined
      ? [{ path, told: valueAt(values, proposes.field) }]
      : [],
  );
  const asked = JSON.stringify(own);
  useEffect(() => {
    for (const { path, told } of own) {
      const { values: now, propose } = latest.current;
      const stands: unknown = valueAt(now, path);
      const isTyped = !isNoValue(stands) && stands !== proposed.current.get(path);
      if (isTyped || told === stands || (isNoValue(told) && isNoValue(stands))) continue;
      proposed.current.set(path, told);
      latest.current = { ...latest.current, values: withValueAt(now, path, told) };
      propose(path, told);
    }
    // What is told has changed: a field that somebody has cleared meanwhile stays empty until then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);
};

/**
 * Keeps what a record follows in others (`follows`) in step with what it names: choices that depend on it are offered before the
 * record is saved. What a new record begins with (`proposes`) is filled in until somebody types. A record that cannot be read
 * tells nothing, and the server says why.
 */
export const useFollowed = (form: FollowedForm): void => {
  const { fields } = useScreen();
  const dataProvider = useDataProvider();
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const proposed = useRef(new Map<string, unknown>());
  const { values, base } = form;
  useOwnProposals(form, latest, proposed);
  const followed = Object.values(fields).flatMap(({ path, follows, proposes }) => {
    const from = follows ?? (base === null ? proposes : null);
    const to = from?.reference && fields[from.reference]?.reference?.to;
    if (!to || !from.reference) return [];
    const id: unknown = valueAt(values, from.reference);
    const isStored = base !== null && id === valueAt(base, from.reference);
    return isStored || isNoValue(id)
      ? []
      : [{ path, to, field: from.field, id: id as RecordId, isProposal: !follows }];
  });
  const asked = JSON.stringify(followed);
  useEffect(() => {
    let isOver = false;
    const tell = async ({ path, to, field, id, isProposal }: (typeof followed)[number]) => {
      const { data } = await dataProvider.getOne(to, { id });
      const { values: now, change, propose } = latest.current;
      const told: unknown = valueAt(data, field);
      const stands: unknown = valueAt(now, path);
      if (isOver || told === stands) return;
      if (isProposal) {
        const isTyped = !isNoValue(stands) && stands !== proposed.current.get(path);
        if (isTyped || isNoValue(told) || told === 0) return;
        proposed.current.set(path, told);
      }
      // The answers to several fields come before the form is drawn again; each builds on the one before.
      const next = withValueAt(now, path, told);
      latest.current = { ...latest.current, values: next };
      if (isProposal) propose(path, told);
      else change(next);
    };
    for (const one of JSON.parse(asked) as typeof followed) tell(one).catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [asked, dataProvider]);
};
