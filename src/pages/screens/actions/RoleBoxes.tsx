import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { roleName } from '#contract/domain/roles/roleName.ts';
import { isRoleCode, roleCodes } from '#contract/domain/roles.ts';
import { ListSelect } from '#fields/chosen/ListSelect.tsx';
import { useStart } from '#parts/StartContext.ts';

interface Props {
  label: string;
  /** Roles, or groups of them as files name them. */
  offered: readonly string[];
  isChosen: (role: string) => boolean;
  onChoose: (role: string, isChosen: boolean) => void;
  /** What a select of all other roles is called; absent: only those offered can be chosen. */
  another?: string;
}

/** Roles to choose from. */
export const RoleBoxes = ({ label, offered, isChosen, onChoose, another }: Props) => {
  const { product } = useStart();
  const nameOf = (role: string): string => (isRoleCode(role) ? roleName(role, product.name) : role);
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'subtitle2', p: 0, mb: 1.5 }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, alignItems: 'center' }}>
        {offered.map(role => (
          <FormControlLabel
            key={role}
            control={
              <Checkbox
                checked={isChosen(role)}
                onChange={({ target }) => onChoose(role, target.checked)}
              />
            }
            label={nameOf(role)}
          />
        ))}
        {another !== undefined && (
          <ListSelect
            aria-label={another}
            // Its own, so that a drawing between choosing and telling takes nothing back.
            defaultValue=""
            onChange={({ target }) => {
              const role = target.value;
              target.value = '';
              if (role !== '') onChoose(role, true);
            }}
          >
            <option value="">{another}</option>
            {roleCodes
              .filter(role => !offered.includes(role))
              .map(role => (
                <option key={role} value={role}>
                  {nameOf(role)}
                </option>
              ))}
          </ListSelect>
        )}
      </Box>
    </Box>
  );
};
