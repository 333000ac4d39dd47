import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { daySpans, type DaySpan } from '#contract/domain/days/daySpan.ts';

/** Spans of days with one click. */
export const SpanButtons = ({ onPick }: { onPick: (span: DaySpan) => void }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {daySpans.map(span => (
        <Button key={span} size="small" onClick={() => onPick(span)}>
          {translate(`engine.filter.span.${span}`)}
        </Button>
      ))}
    </Box>
  );
};
