import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useCanAccess, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { SavedView } from '#contract/calls/records/views.ts';
import type { ViewState } from '#contract/model/ViewState.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { focusOnMount } from '#parts/controls/focusOnMount.ts';
import { describedBy, FieldFrame } from '../../form/FieldFrame.tsx';
import { useViewChanges } from './useViews.ts';

const longest = 60;

interface Props {
  /** Given to rename; else a new one is made of `state`. */
  view?: SavedView;
  state?: ViewState;
  onCreated?: (view: SavedView) => void;
  onClose: () => void;
}

/** Asks what a view is called, and for a new one whether the team sees it. */
export const NameDialog = ({ view, state = {}, onCreated, onClose }: Props) => {
  const translate = useTranslate();
  const { canAccess: mayShare } = useCanAccess({ resource: 'console', action: 'share-views' });
  const { create, change } = useViewChanges();
  const heading = useId();
  const field = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const { error, isPending } = view ? change : create;
  const isMissing = isChecked && name.trim() === '';
  const refused =
    error instanceof HttpError ? error.errors.filter(one => one.field === '/name') : [];
  const errors = isMissing
    ? [translate('engine.view.name_missing')]
    : refused.map(({ message }) => message);

  const submit = () => {
    setChecked(true);
    if (name.trim() === '') return;
    if (view) change.mutate({ view, name: name.trim() }, { onSuccess: onClose });
    else
      create.mutate(
        {
          name: name.trim(),
          scope: isShared ? 'team' : 'personal',
          state: state as SavedView['state'],
        },
        {
          onSuccess: made => {
            onClose();
            onCreated?.(made);
          },
        },
      );
  };

  return (
    <FormDialog onClose={isPending ? undefined : onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>
        {translate(view ? 'engine.view.rename' : 'engine.view.save_as')}
      </DialogTitle>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          event.stopPropagation();
          submit();
        }}
      >
        <DialogContent sx={{ display: 'grid', gap: 3 }}>
          <FieldFrame
            id={field}
            label={translate('engine.view.name')}
            isOptional={false}
            help={view ? null : translate('engine.view.name_help')}
            errors={errors}
          >
            <OutlinedInput
              id={field}
              fullWidth
              inputRef={focusOnMount}
              value={name}
              error={errors.length > 0}
              onChange={event => setName(event.target.value)}
              slotProps={{
                input: {
                  maxLength: longest,
                  autoComplete: 'off',
                  'aria-required': true,
                  'aria-invalid': errors.length > 0 || undefined,
                  'aria-describedby': describedBy(field, !view, errors.length > 0),
                },
              }}
            />
          </FieldFrame>
          {!view && mayShare && (
            <FormControlLabel
              label={translate('engine.view.share_too')}
              control={
                <Checkbox checked={isShared} onChange={(_, checked) => setShared(checked)} />
              }
            />
          )}
          {error && refused.length === 0 && <FailureAlert error={error} />}
        </DialogContent>
        <DialogActions>
          <Button variant="text" size="large" onClick={onClose} disabled={isPending}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            size="large"
            loading={isPending}
          >
            {translate('engine.view.save')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};
