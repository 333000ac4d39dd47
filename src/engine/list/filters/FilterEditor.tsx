import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useEffect, useId, useState } from 'react';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Field } from '#contract/model/types.ts';
import type { Operand, Operator } from '#contract/rules/condition.ts';
import { useText } from '#parts/useText.ts';
import { ListSelect } from '#fields/chosen/ListSelect.tsx';
import { fieldEntries } from '#fields/fieldEntries.ts';
import type { FieldPart } from './filterParts.ts';
import { between, hasDays, hasRange, isAfter, spanParts } from './rangeParts.ts';
import { SpanButtons } from './SpanButtons.tsx';
import { needsNoValue, offeredOperators, operatorKey } from '../../operatorWords.ts';

interface Props {
  field: Field;
  /** The part that is changed; absent for a new one. */
  part?: FieldPart;
  /** A range is two parts. */
  onApply: (parts: readonly FieldPart[]) => void;
  onClose: () => void;
  /** Told when it takes more room, or less. */
  onGrow: () => void;
}

/** Two parts as people say them in one. */
type How = Operator | 'between';

/** One part of the filter sentence: how the field is compared, and with what; or a range, which becomes two. */
export const FilterEditor = ({ field, part, onApply, onClose, onGrow }: Props) => {
  const translate = useTranslate();
  const text = useText();
  const [heading, from, to] = [useId(), useId(), useId()];
  const isNew = part === undefined;
  const ways: readonly How[] = [
    ...new Set<How>([
      ...(part ? [part.op] : []),
      ...offeredOperators(field),
      ...(isNew && hasRange(field) ? (['between'] as const) : []),
    ]),
  ];
  const [how, setHow] = useState<How>(part?.op ?? ways[0] ?? 'eq');
  const [operand, setOperand] = useState<Operand | undefined>(part?.operand);
  const [until, setUntil] = useState<Operand | undefined>();
  const { Filter } = fieldEntries[field.kind];
  const isBetween = how === 'between';
  const isValueless = !isBetween && needsNoValue(how);
  const isTurned = isBetween && isAfter(operand, until);
  const isReady =
    isValueless || (operand !== undefined && (!isBetween || until !== undefined) && !isTurned);

  useEffect(onGrow, [how, isTurned, onGrow]);

  const chooseHow = (next: How) => {
    const isList = (one: How) => one === 'in' || one === 'nin';
    const needsNone = next !== 'between' && needsNoValue(next);
    const stays = isList(how) === isList(next) && !isValueless && !needsNone;
    if (!stays) setOperand(needsNone ? true : undefined);
    setHow(next);
  };
  const apply = () => {
    if (!isReady) return;
    if (isBetween) onApply(between(field, operand ?? null, until ?? null));
    else onApply([{ type: 'field', field, path: field.path, op: how, operand: operand ?? true }]);
  };

  return (
    <Box
      component="form"
      aria-labelledby={heading}
      onSubmit={event => {
        event.preventDefault();
        event.stopPropagation();
        apply();
      }}
      sx={{ width: 300, maxWidth: '100%', p: 3, display: 'grid', gap: 3 }}
    >
      <Box id={heading} sx={{ typography: 'subtitle2' }}>
        {text(field.label)}
      </Box>
      {isNew && hasDays(field) && hasRange(field) && (
        <SpanButtons onPick={span => onApply(spanParts(field, span, indiaDay(new Date())))} />
      )}
      {ways.length > 1 && (
        <ListSelect
          isSmall
          value={how}
          onChange={event => chooseHow(ways.find(one => one === event.target.value) ?? how)}
          aria-label={translate('engine.filter.how', { field: text(field.label) })}
        >
          {ways.map(one => (
            <option key={one} value={one}>
              {one === 'between'
                ? translate('engine.filter.between')
                : translate(operatorKey(field, one))}
            </option>
          ))}
        </ListSelect>
      )}
      {Filter && isBetween && (
        <>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
              '& > *': { minWidth: 0 },
              columnGap: 3,
              rowGap: 1,
            }}
          >
            <Box component="span" id={from} sx={{ typography: 'body2' }}>
              {translate('engine.filter.from')}
            </Box>
            <Box component="span" id={to} sx={{ typography: 'body2' }}>
              {translate('engine.filter.to')}
            </Box>
            <Filter
              field={field}
              op="gte"
              operand={operand}
              onChange={setOperand}
              labelId={`${heading} ${from}`}
            />
            <Filter
              field={field}
              op="lte"
              operand={until}
              onChange={setUntil}
              labelId={`${heading} ${to}`}
              isSecond
            />
          </Box>
          <Box role="alert" sx={{ typography: 'body2', color: 'error.main' }}>
            {isTurned && translate('engine.filter.turned')}
          </Box>
        </>
      )}
      {Filter && !isBetween && !isValueless && (
        <Filter
          key={how}
          field={field}
          op={how}
          operand={operand}
          onChange={setOperand}
          labelId={heading}
        />
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2 }}>
        <Button variant="text" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" color="primary" disabled={!isReady}>
          {translate('engine.filter.apply')}
        </Button>
      </Box>
    </Box>
  );
};
