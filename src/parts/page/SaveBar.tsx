import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useRef, type ReactNode } from 'react';
import { LiveRegion } from './LiveRegion.tsx';
import { useBarBelow } from './useBarBelow.ts';
import { useFocusAfter } from '../controls/useFocusAfter.ts';

interface Props {
  isChanged: boolean;
  isSaving: boolean;
  /** "Save slot"; the plain word when absent. */
  saveLabel?: string;
  /** The id of the form that Save submits; without one, `onSave` is called. */
  form?: string;
  onSave?: () => void;
  onCancel?: () => void;
  /** A few words after "Unsaved changes". */
  note?: ReactNode;
  /** What anyone who saves should know first; above the buttons, at any width. */
  warning?: ReactNode;
  /** Buttons before Cancel, such as the preview on a phone. */
  extra?: ReactNode;
  /** Another way to save, before Save; then a phone has no room for Cancel and words. */
  second?: ReactNode;
  /** What Save says it stands for when it submits a form that another button submits too. */
  value?: string;
}

const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** Sticks to the bottom of a form: whether something is unsaved, Cancel, Save. */
export const SaveBar = (props: Props) => {
  const { isChanged, isSaving, saveLabel, form, onSave, onCancel, note, extra, second } = props;
  const onPhone = second ? { xs: 'none', sm: 'inline-flex' } : undefined;
  const translate = useTranslate();
  const save = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useBarBelow(bar);
  useFocusAfter(isSaving, () => save.current);
  return (
    <Box
      data-chrome
      data-bar="below"
      ref={bar}
      sx={theme => ({
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        background: theme.vars.palette.background.paper,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      {props.warning}
      <Box
        sx={theme => ({
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          minHeight: 56,
          px: { xs: 4, sm: 6 },
          // Long words of a button go to a line of their own where there is no room.
          [theme.breakpoints.down('sm')]: {
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            py: 2,
            rowGap: 2,
          },
        })}
      >
        <LiveRegion sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 3 }}>
          {isChanged && (
            <>
              <Box
                component="span"
                sx={{
                  width: 8,
                  height: 8,
                  flex: 'none',
                  borderRadius: '50%',
                  bgcolor: 'warning.main',
                }}
              />
              <Typography
                component="span"
                variant="subtitle2"
                sx={second ? theme => ({ [theme.breakpoints.down('sm')]: unseen }) : undefined}
              >
                {translate('parts.save.unsaved')}
              </Typography>
            </>
          )}
          {note !== undefined && (
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              sx={{ display: { xs: 'none', sm: 'inline' } }}
            >
              {note}
            </Typography>
          )}
        </LiveRegion>
        {extra}
        {onCancel && (
          <Button
            variant="text"
            size="large"
            onClick={onCancel}
            disabled={isSaving}
            sx={{ display: onPhone }}
          >
            {translate('ra.action.cancel')}
          </Button>
        )}
        {second}
        <Button
          ref={save}
          value={props.value}
          type={form ? 'submit' : 'button'}
          form={form}
          onClick={onSave}
          variant="contained"
          color="primary"
          size="large"
          loading={isSaving}
        >
          {saveLabel ?? translate('ra.action.save')}
        </Button>
      </Box>
    </Box>
  );
};
