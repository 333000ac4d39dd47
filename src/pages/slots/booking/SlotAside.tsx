import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import type { ReactNode } from 'react';
import type { SlotRules } from '#contract/domain/slots/slotRules.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import { usePanelForm } from '#engine/panels/PanelForm.ts';
import { Checklist } from './Checklist.tsx';
import { SlotFacts } from './SlotFacts.tsx';
import { TakenDays } from './TakenDays.tsx';
import { useSlotCheck, type CheckCall } from './useSlotCheck.ts';

interface Props<Values extends SlotValues> {
  readonly call: CheckCall;
  readonly rules: SlotRules<Values>;
  /** The values of the form, as those of the kind. */
  readonly slot: Values;
  /** What the kind shows beneath the checklist; it is given the facts of days and clashes. */
  readonly children: (facts: ReactNode) => ReactNode;
}

/** Beside the form of a slot: what it lacks, whether its days are free and which others are, and what its kind shows. */
export const SlotAside = <Values extends SlotValues>({
  call,
  rules,
  slot,
  children,
}: Props<Values>) => {
  const { values, isReadonly, onGo, onChange } = usePanelForm();
  const record = useRecordContext();
  const slotId = typeof record?.id === 'number' ? record.id : undefined;
  const check = useSlotCheck({ call, rules, slot, slotId, isOff: isReadonly });
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {!isReadonly && (
        <Checklist
          rules={rules}
          slot={slot}
          isBooked={record?.['is_draft'] === false && record['slot_status'] !== 'held'}
          check={check}
          onGo={onGo}
        />
      )}
      {check.taken && (
        <TakenDays taken={check.taken} onTake={days => onChange({ ...values, ...days })} />
      )}
      {children(<SlotFacts slot={slot} clash={isReadonly ? null : check} />)}
    </Box>
  );
};
