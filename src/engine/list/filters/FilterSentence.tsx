import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Fragment, Suspense, useState } from 'react';
import type { Field } from '#contract/model/types.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { FilterPopover, PartChip } from '../../overlays/lazyOverlays.ts';
import { useScreen } from '../../ScreenContext.ts';
import { useNames } from '../../useNames.ts';
import type { ListState } from '../state/HeldList.tsx';
import type { FieldPart, FilterPart } from './filterParts.ts';
import { offeredOperators } from '../../operatorWords.ts';

interface Open {
  readonly anchor: HTMLElement;
  /** Which part is edited; null for a new one. */
  readonly index: number | null;
  /** Null: the field is still to be chosen. */
  readonly field: Field | null;
}

interface Props {
  state: Pick<ListState, 'parts' | 'setParts' | 'clear' | 'isFiltered'>;
  /** One part below the other, as a phone has room for. */
  isStacked?: boolean;
}

/** The filter as a sentence of which each part can be changed: "Packages where client type is Owner and …". */
export const FilterSentence = ({ state, isStacked = false }: Props) => {
  const { parts, setParts, clear, isFiltered } = state;
  const screen = useScreen();
  const { heading } = useNames();
  const translate = useTranslate();
  const [open, setOpen] = useState<Open | null>(null);
  // What was open is drawn until the popover has faded.
  const [last, setLast] = useState<Open | null>(null);
  const fields = screen.list.filters.flatMap(path => screen.fields[path] ?? []);
  const usable = fields.filter(field => offeredOperators(field).length > 0);
  const show = (next: Open) => {
    setOpen(next);
    setLast(next);
  };
  const close = () => setOpen(null);
  const apply = (chosen: readonly FieldPart[]) => {
    const { index = null } = open ?? {};
    setParts(
      index === null
        ? [...parts, ...chosen]
        : parts.flatMap<FilterPart>((one, at) => (at === index ? chosen : [one])),
    );
    close();
  };
  const edited = last?.index === null || last === null ? undefined : parts[last.index];

  return (
    <Box
      component="fieldset"
      aria-label={translate('engine.filter.label')}
      sx={{
        flex: 1,
        minWidth: 0,
        m: 0,
        p: 0,
        border: 0,
        display: 'flex',
        flexWrap: 'wrap',
        flexDirection: isStacked ? 'column' : 'row',
        alignItems: isStacked ? 'flex-start' : 'center',
        gap: 2,
        typography: 'body2',
        '& > span': { color: 'text.secondary' },
      }}
    >
      {parts.length > 0 && <span>{translate('engine.filter.where', { names: heading })}</span>}
      {parts.map((part, index) => (
        <Fragment key={`${part.type === 'field' ? part.path : 'other'}.${index}`}>
          {index > 0 && <span>{translate('engine.filter.and')}</span>}
          <PartChip
            part={part}
            onRemove={() => setParts(parts.filter((_, at) => at !== index))}
            onEdit={
              part.type === 'field' && usable.includes(part.field)
                ? event => show({ anchor: event.currentTarget, index, field: part.field })
                : undefined
            }
          />
        </Fragment>
      ))}
      {usable.length > 0 && (
        <Button
          data-chrome
          variant="text"
          size={isStacked ? 'medium' : 'small'}
          aria-haspopup="dialog"
          startIcon={<Icon name="list-filter" />}
          onClick={event => show({ anchor: event.currentTarget, index: null, field: null })}
        >
          {translate('engine.filter.add')}
        </Button>
      )}
      {isFiltered && (
        <Button data-chrome variant="text" size={isStacked ? 'medium' : 'small'} onClick={clear}>
          {translate('engine.filter.clear')}
        </Button>
      )}
      <Suspense fallback={null}>
        {last && (
          <FilterPopover
            fields={usable}
            chosen={last.field}
            part={edited?.type === 'field' ? edited : undefined}
            anchor={open?.anchor ?? null}
            lastAnchor={last.anchor}
            onChoose={field => show({ ...last, field })}
            onApply={apply}
            onClose={close}
          />
        )}
      </Suspense>
    </Box>
  );
};
