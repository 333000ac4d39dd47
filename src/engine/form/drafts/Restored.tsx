import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { formatMoment } from '#contract/domain/days/formatDay.ts';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';

interface Props {
  /** Milliseconds since 1970. */
  at: number;
  /** The record was saved by someone after the draft was made. */
  isOlder: boolean;
  onDiscard: () => void;
}

/** Wherever the page is scrolled to: who is not told of the draft saves it unseen. */
const bringIntoView = (alert: HTMLElement | null): void =>
  alert?.scrollIntoView?.({ block: 'nearest' });

/** Says that what was typed before the reload or the sign-in is back. */
export const Restored = ({ at, isOlder, onDiscard }: Props) => {
  const translate = useTranslate();
  const time = formatMoment(new Date(at));
  return (
    <LiveRegion>
      <Alert
        ref={bringIntoView}
        severity={isOlder ? 'warning' : 'info'}
        role="note"
        sx={{ alignItems: 'center', scrollMarginTop: 16, '& .MuiAlert-action': { my: -1 } }}
        action={
          <Button size="small" variant="text" onClick={onDiscard}>
            {translate('engine.draft.discard')}
          </Button>
        }
      >
        {translate(isOlder ? 'engine.draft.older' : 'engine.draft.restored', { time })}
      </Alert>
    </LiveRegion>
  );
};
