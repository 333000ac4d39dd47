import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { Field } from '#contract/model/types.ts';
import type { Operand, Operator } from '#contract/rules/condition.ts';
import { useText } from '#parts/useText.ts';
import { ListSelect } from '#fields/chosen/ListSelect.tsx';
import { fieldEntries } from '#fields/fieldEntries.ts';
import type { FieldPart } from './filterParts.ts';
import { needsNoValue, offeredOperators, operatorKey } from '../../operatorWords.ts';

interface Props {
  field: Field;
  /** The part that is changed; absent for a new one. */
  part?: FieldPart;
  onApply: (part: FieldPart) => void;
  onClose: () => void;
}

/** One part of the filter sentence: how the field is compared, and with what. */
export const FilterEditor = ({ field, part, onApply, onClose }: Props) => {
  const translate = useTranslate();
  const text = useText();
  const heading = useId();
  const operators = [...new Set([...(part ? [part.op] : []), ...offeredOperators(field)])];
  const [op, setOp] = useState<Operator>(part?.op ?? operators[0] ?? 'eq');
  const [operand, setOperand] = useState<Operand | undefined>(part?.operand);
  const { Filter } = fieldEntries[field.kind];
  const isReady = needsNoValue(op) || operand !== undefined;

  const chooseOp = (next: Operator) => {
    const isList = (one: Operator) => one === 'in' || one === 'nin';
    const stays = isList(op) === isList(next) && !needsNoValue(op) && !needsNoValue(next);
    if (!stays) setOperand(needsNoValue(next) ? true : undefined);
    setOp(next);
  };

  return (
    <Box
      component="form"
      aria-labelledby={heading}
      onSubmit={event => {
        event.preventDefault();
        event.stopPropagation();
        if (!isReady) return;
        onApply({ type: 'field', field, path: field.path, op, operand: operand ?? true });
      }}
      sx={{ width: 300, maxWidth: '100%', p: 3, display: 'grid', gap: 3 }}
    >
      <Box id={heading} sx={{ typography: 'subtitle2' }}>
        {text(field.label)}
      </Box>
      {operators.length > 1 && (
        <ListSelect
          isSmall
          value={op}
          onChange={event => chooseOp(operators.find(one => one === event.target.value) ?? op)}
          aria-label={translate('engine.filter.how', { field: text(field.label) })}
        >
          {operators.map(one => (
            <option key={one} value={one}>
              {translate(operatorKey(field, one))}
            </option>
          ))}
        </ListSelect>
      )}
      {Filter && !needsNoValue(op) && (
        <Filter
          key={op}
          field={field}
          op={op}
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
