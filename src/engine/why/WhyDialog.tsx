import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Dialog } from '#parts/controls/Dialog.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCanAccess, useTranslate, type RaRecord } from 'react-admin';
import { useId, useState } from 'react';
import { roleCodes } from '#contract/domain/roles.ts';
import { verbs } from '#contract/model/rights/screenAccess.ts';
import { ListSelect } from '#fields/chosen/ListSelect.tsx';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useText } from '#parts/useText.ts';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';
import { useWhy } from './useWhy.ts';
import { Places } from './Places.tsx';
import { useRoleNames, Verdicts } from './Verdicts.tsx';

interface Props {
  /** None: it is asked of the screen. */
  record: RaRecord | undefined;
  /** The field that the question began at. */
  field: string | undefined;
  onClose: () => void;
}

/** Why something is hidden, locked, disabled or refused: of a field or of what can be done, for oneself or a role. */
export const WhyDialog = ({ record, field, onClose }: Props) => {
  const { resource, fields, actions } = useScreen();
  const translate = useTranslate();
  const text = useText();
  const nameOf = useRoleNames();
  const { titleOf, heading: screenName } = useNames();
  const heading = useId();
  const [what, setWhat] = useState(field === undefined ? 'verb:edit' : `field:${field}`);
  const [role, setRole] = useState('');
  const [kind = '', name = ''] = what.split(/:(.*)/);
  const { data, error, isPending } = useWhy({
    resource,
    id: record?.id,
    ...(kind === 'field' ? { field: name } : { verb: name }),
    ...(role && { role }),
  });
  const { canAccess: mayAskForOthers } = useCanAccess({
    resource: 'console',
    action: 'ask-why-for-others',
  });
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>
        {translate('engine.why.title')} {record ? titleOf(record) : screenName}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <ListSelect
            aria-label={translate('engine.why.title')}
            value={what}
            onChange={event => setWhat(event.target.value)}
          >
            {verbs.map(verb => (
              <option key={verb} value={`verb:${verb}`}>
                {translate(`engine.why.verb_${verb}`)}
              </option>
            ))}
            {Object.values(actions).map(action => (
              <option key={action.name} value={`verb:${action.name}`}>
                {text(action.label)}
              </option>
            ))}
            {Object.values(fields)
              .filter(({ path }) => !path.includes('.'))
              .map(({ path, label }) => (
                <option key={path} value={`field:${path}`}>
                  {text(label)}
                </option>
              ))}
          </ListSelect>
          {mayAskForOthers && (
            <ListSelect
              aria-label={translate('engine.why.as')}
              value={role}
              onChange={event => setRole(event.target.value)}
            >
              <option value="">{translate('engine.why.me')}</option>
              <optgroup label={translate('engine.why.role')}>
                {roleCodes.map(code => (
                  <option key={code} value={code}>
                    {nameOf(code)}
                  </option>
                ))}
              </optgroup>
            </ListSelect>
          )}
        </Box>
        <LiveRegion isBusy={isPending}>
          {isPending && (
            <>
              <VisuallyHidden>{translate('engine.why.loading')}</VisuallyHidden>
              <Skeleton height={96} sx={{ borderRadius: '8px' }} />
            </>
          )}
          {error && <FailureAlert error={error} />}
          {data && (
            <Box sx={{ display: 'grid', gap: 4 }}>
              <Verdicts verdicts={data.verdicts} fields={fields} />
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {translate('engine.why.roles', { roles: data.roles.map(nameOf).join(', ') })}
              </Box>
              <Places resource={resource} verdicts={data.verdicts} />
            </Box>
          )}
        </LiveRegion>
      </DialogContent>
      <DialogActions>
        <Button variant="text" size="large" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
