import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { SavedView } from '#contract/calls/records/views.ts';
import { roleCodes } from '#contract/domain/roles.ts';
import { roleName } from '#contract/domain/roles/roleName.ts';
import { canOpen } from '#contract/model/rights/screenAccess.ts';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { useStart } from '#parts/StartContext.ts';
import { useScreen } from '../../ScreenContext.ts';
import { useViewChanges, useViews } from './useViews.ts';

interface Props {
  view: SavedView;
  onClose: () => void;
}

/** Says for which roles the list opens with the view; each tick counts at once. */
export const RoleDialog = ({ view, onClose }: Props) => {
  const screen = useScreen();
  const translate = useTranslate();
  const { product } = useStart();
  const { views } = useViews();
  const { setDefault } = useViewChanges();
  const heading = useId();
  const now = views.find(({ id }) => id === view.id) ?? view;
  const other = (code: string) =>
    views.find(({ id, defaultOf }) => id !== view.id && defaultOf.includes(code));
  return (
    <FormDialog onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>
        {translate('engine.view.roles_title', { name: view.name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid' }}>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate('engine.view.roles_text')}
        </Typography>
        {roleCodes
          .filter(code => canOpen(screen, [code]))
          .map(code => {
            const replaced = other(code);
            return (
              <FormControlLabel
                key={code}
                label={
                  replaced
                    ? translate('engine.view.roles_other', {
                        role: roleName(code, product.name),
                        name: replaced.name,
                      })
                    : roleName(code, product.name)
                }
                control={
                  <Checkbox
                    checked={now.defaultOf.includes(code)}
                    disabled={setDefault.isPending}
                    onChange={(_, isOn) =>
                      setDefault.mutate({ viewId: isOn ? view.id : null, roleCode: code })
                    }
                  />
                }
              />
            );
          })}
        {setDefault.error && <FailureAlert error={setDefault.error} sx={{ mt: 2 }} />}
      </DialogContent>
      <DialogActions>
        <Button size="large" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};
