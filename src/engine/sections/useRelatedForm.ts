import { useCanAccess, type RaRecord } from 'react-admin';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { heldBy } from '#contract/model/complete/completeRecordPage.ts';
import type { ListSection } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { useChangeSearch } from '#parts/contexts/useChangeSearch.ts';
import { useClosed } from '../closed/useClosed.ts';
import { useScreen } from '../ScreenContext.ts';
import { newParameter } from '../form/newRecordParameters.ts';
import { presetOf } from '../form/presetOf.ts';
import type { Values } from '../values/withValueAt.ts';

/** The record whose form is in a dialog; null for a new one, which begins with `preset`. */
export interface RelatedForm {
  readonly record: RaRecord | null;
  readonly preset: Values;
  /** Field that holds the record of the page, which is not asked for; null where there is none. */
  readonly held: string | null;
}

const nothing: Values = {};

/** Creating and changing the records of a list inside a page, each null where the person may not. */
export const useRelatedForm = (section: ListSection, parent: RaRecord) => {
  const { resource, data, form } = useScreen();
  const creating = useCanAccess({ resource, action: 'create' });
  const editing = useCanAccess({ resource, action: 'edit' });
  const [edited, setEdited] = useState<RelatedForm | null>(null);
  const held = heldBy(section);
  const has = (call: 'create' | 'update') =>
    form.length > 0 && (data.calls === null || data.calls[call] !== null);
  const edit = useCallback(
    (record: RaRecord) => setEdited({ record, preset: nothing, held: null }),
    [],
  );
  // Without a field that holds the record, a new one would belong to nothing on this page.
  const isMadeHere = evaluate(section.creatable, { record: parent });
  const canCreate =
    held !== undefined && isMadeHere && creating.canAccess === true && has('create');
  const canEdit = editing.canAccess === true && has('update');
  const made = useMemo(
    () =>
      held === undefined ? nothing : { ...presetOf(section.preset, parent), [held]: parent.id },
    [section.preset, parent, held],
  );
  const closed = useClosed(
    useMemo(() => (canCreate ? [parent] : []), [canCreate, parent]),
    made,
  );
  const notNow = closed(parent, 'create');
  const empty: RelatedForm = { record: null, preset: made, held: held ?? null };
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  // Whoever comes by a button of the page has asked for a new one in the address.
  const isAsked = canCreate && notNow === undefined && search.get(newParameter) === resource;
  const close = (): void => {
    setEdited(null);
    if (isAsked) changeSearch(members => members.delete(newParameter));
  };
  return {
    edited: edited ?? (isAsked ? empty : null),
    edit: canEdit ? edit : null,
    create: canCreate ? () => setEdited(empty) : null,
    /** Why none can be made of this record, such as a deal that is closed. */
    notNow,
    close,
  };
};
