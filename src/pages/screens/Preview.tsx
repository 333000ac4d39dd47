import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { isRoleCode } from '#contract/domain/roles.ts';
import { roleLabel } from '#contract/domain/roles/roleName.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { ScreenProvider } from '#engine/ScreenProvider.tsx';
import { ListSelect } from '#fields/chosen/ListSelect.tsx';
import { previewAs } from './previewAs.ts';
import { PreviewForm } from './PreviewForm.tsx';
import { PreviewList } from './PreviewList.tsx';

/** Roles that the screen says anything of. */
const rolesIn = ({ access }: RecordScreen): readonly string[] =>
  access === 'signed-in' ? [] : Object.keys(access).filter(isRoleCode);

/** The list and the form of a draft, as those of a role would meet them. */
export const Preview = ({ screen }: { screen: RecordScreen }) => {
  const translate = useTranslate();
  const id = useId();
  const [role, setRole] = useState('');
  const chosen = isRoleCode(role) ? role : null;
  const { screen: shown, canOpen, canCreate } = previewAs(screen, chosen);
  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Box component="label" htmlFor={id} sx={{ typography: 'body2' }}>
          {translate('studio.preview.as')}
        </Box>
        <ListSelect id={id} value={role} onChange={({ target }) => setRole(target.value)}>
          <option value="">{translate('studio.preview.everything')}</option>
          {rolesIn(screen).map(code => (
            <option key={code} value={code}>
              {isRoleCode(code) ? roleLabel(code) : code}
            </option>
          ))}
        </ListSelect>
      </Box>
      {!canOpen && <Box>{translate('studio.preview.closed')}</Box>}
      {canOpen && (
        // Drawn anew for another state of the draft: a form keeps what was typed into it.
        <ScreenProvider screen={shown} key={JSON.stringify([shown.fields, shown.form, role])}>
          <Box component="section" sx={{ minWidth: 0 }}>
            <Box component="h3" sx={{ typography: 'subtitle2', mt: 0, mb: 2 }}>
              {translate('studio.preview.list')}
            </Box>
            <PreviewList />
          </Box>
          {canCreate && (
            <Box component="section" sx={{ minWidth: 0 }}>
              <Box component="h3" sx={{ typography: 'subtitle2', mt: 0, mb: 2 }}>
                {translate('studio.preview.form')}
              </Box>
              <PreviewForm />
            </Box>
          )}
        </ScreenProvider>
      )}
    </Box>
  );
};
