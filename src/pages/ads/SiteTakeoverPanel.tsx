import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import type { PanelProps } from '#engine/panels/PanelsContext.ts';
import { slotIn } from './takeover/slotIn.ts';
import { Checklist } from './takeover/Checklist.tsx';
import { Preview } from './takeover/Preview.tsx';
import { SlotFacts } from './takeover/SlotFacts.tsx';
import { takeoverPage } from './takeover/takeoverPage.ts';
import { TakenDays } from './takeover/TakenDays.tsx';
import { useSlotCheck } from './takeover/useSlotCheck.ts';

/** Beside the form of a site takeover: what it lacks, how it looks on desktop and phone, whether its days are free. */
export const SiteTakeoverPanel = ({ values, record, isReadonly, onGo, onChange }: PanelProps) => {
  const slot = useMemo(() => slotIn(values), [values]);
  const page = useMemo(() => takeoverPage(slot), [slot]);
  const slotId = typeof record?.id === 'number' ? record.id : undefined;
  const check = useSlotCheck(slot, slotId, isReadonly);
  const [screens, setScreens] = useState<'both' | 'desktop' | 'phone'>('both');
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {!isReadonly && (
        <Checklist
          slot={slot}
          isBooked={record?.['is_draft'] === false}
          check={check}
          onGo={onGo}
        />
      )}
      {check.taken && (
        <TakenDays taken={check.taken} onTake={days => onChange({ ...values, ...days })} />
      )}
      <Preview
        page={page}
        screens={screens}
        onScreens={setScreens}
        facts={<SlotFacts slot={slot} clash={isReadonly ? null : check} />}
      />
    </Box>
  );
};
