import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { minutesSince } from '#contract/domain/calling/statusSince.ts';
import { useNow } from '#parts/words/useNow.ts';

/** For how long something has been so, in hours and minutes; nothing where it is unknown. */
export const Since = ({ at }: { at: string | null }) => {
  const translate = useTranslate();
  const minutes = minutesSince(at, useNow());
  if (minutes === null) return null;
  const members = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return (
    <Box component="span" className="quiet" sx={{ ml: 2 }}>
      {translate(minutes < 60 ? 'floor.forMinutes' : 'floor.forHours', members)}
    </Box>
  );
};
