import { useMemo } from 'react';
import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import { followRenames } from '#contract/model/files/followRenames.ts';
import type { Field } from '#contract/model/types.ts';
import type { ViewColumn } from '#contract/model/ViewState.ts';
import { usePreference } from '#parts/contexts/usePreference.ts';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../../ScreenContext.ts';
import type { ListState } from '../state/HeldList.tsx';
import { useKnownFields } from '../useKnownFields.ts';
import { arrangeColumns, keptColumns, moveColumn, type ArrangedColumn } from './arrangeColumns.ts';
import { columnWidth, headWidth } from './columnWidth.ts';

/** A column as the table draws it. */
export interface Column {
  readonly field: Field;
  /** Pixels. */
  readonly width: number;
  /** Someone drew or wrote the width, so the column does not stretch; that of the first column is fixed by drawing alone. */
  readonly isFixed: boolean;
  /** It says names or sentences, which need what room there is; amounts, days and chips do not. */
  readonly grows: boolean;
  /** Its values can be changed in the list. */
  readonly isEditable: boolean | undefined;
  /** The list can be put in its order. */
  readonly isSortable: boolean | undefined;
}

export interface Columns {
  /** The first one leads to the record and always stays. */
  readonly shown: readonly Column[];
  readonly all: readonly { readonly field: Field; readonly isShown: boolean }[];
  readonly toggle: (path: string) => void;
  readonly move: (path: string, place: number) => void;
  /** Undefined: as wide as the screen says. */
  readonly resize: (path: string, width: number | undefined) => void;
  readonly reset: () => void;
  /** What a saved view keeps of them; undefined while they are as the screen says. */
  readonly kept: readonly ViewColumn[] | undefined;
  /** They differ from those of the open view, or from the screen's. */
  readonly isChanged: boolean;
}

/** Narrower than this a column says nothing; wider and it hides the others. */
export const widthBounds = { min: 56, max: 800 };

/** By the id of the open saved view; '' is the list without one. */
type Chosen = Readonly<Record<string, readonly ViewColumn[]>>;

const noChoice: Chosen = {};

/** Kinds of names and sentences. */
const growing = /text|email|reference|choices|city/;

/**
 * Order, choice and width of the columns: as drawn here, else as the open view says, else as the screen does.
 * @param page Where the list stands when it is not on its own page; its widths are kept apart.
 */
export const useColumns = (
  { view, viewState }: Pick<ListState, 'view' | 'viewState'>,
  page = '',
): Columns => {
  const { list, resource } = useScreen();
  const fields = useKnownFields();
  const text = useText();
  const [chosen, setChosen] = usePreference(`columns.${resource}${page && `.${page}`}`, noChoice);
  const key = view ? String(view.id) : '';
  const ofView = viewState.columns ?? null;
  return useMemo(() => {
    const own = Array.isArray(chosen[key])
      ? (followRenames({ columns: chosen[key] }, fields).kept.columns ?? null)
      : null;
    const usual = list.columns.filter(({ field }) => fields[field]);
    const arranged = arrangeColumns(usual, own ?? ofView);
    const keep = (columns: readonly ArrangedColumn[]) =>
      setChosen({ ...chosen, [key]: keptColumns(columns) });
    const patch = (path: string, part: Partial<ArrangedColumn>) =>
      keep(arranged.map(column => (column.field === path ? { ...column, ...part } : column)));
    return {
      shown: arranged.flatMap(({ field: path, isShown, width }, index) => {
        const field = fields[path];
        if (!field || !isShown) return [];
        const written = list.columns.find(column => column.field === path);
        const first = written?.width ?? null;
        return {
          field,
          width:
            width ??
            (first === null
              ? columnWidth(field, text, index === 0)
              : Math.max(first, headWidth(text(field.label)))),
          isFixed: width !== undefined || (index > 0 && first !== null),
          grows: index === 0 || growing.test(field.kind),
          isEditable: written?.edit,
          isSortable: written?.sortable,
        };
      }),
      all: arranged.flatMap(({ field: path, isShown }) => {
        const field = fields[path];
        return field ? [{ field, isShown }] : [];
      }),
      toggle: path =>
        patch(path, {
          isShown: !arranged.some(({ field, isShown }) => field === path && isShown),
        }),
      move: (path, place) => keep(moveColumn(arranged, path, place)),
      resize: (path, width) => patch(path, { width }),
      reset: () => {
        const { [key]: _own, ...others } = chosen;
        setChosen(others);
      },
      kept: own ?? ofView ?? undefined,
      isChanged:
        own !== null &&
        canonicalJson(own) !== canonicalJson(ofView ?? keptColumns(arrangeColumns(usual, null))),
    };
  }, [list, fields, text, chosen, setChosen, key, ofView]);
};
