import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { useRights } from '#authProvider/useRights.ts';
import { ListSelect } from '#fields/chosen/ListSelect.tsx';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../../ScreenContext.ts';

/** Kept with every record, and told by each entry itself. */
const bookkeeping = [
  'version',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'updatedByName',
];

interface Props {
  /** The field whose changes are shown; '' for all. */
  field: string;
  onChange: (field: string) => void;
}

/** Narrows a history to the changes of one field. */
export const HistoryFilter = ({ field, onChange }: Props) => {
  const screen = useScreen();
  const { fields, data } = screen;
  const { hidden } = useRights(screen);
  const translate = useTranslate();
  const text = useText();
  const id = useId();
  const offered = Object.values(fields).filter(
    ({ path }) =>
      !path.includes('.') &&
      path !== data.key &&
      !bookkeeping.includes(path) &&
      !hidden.includes(path),
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 4, typography: 'body2' }}>
      <Box component="label" htmlFor={id} sx={{ color: 'text.secondary' }}>
        {translate('engine.trail.field')}
      </Box>
      <ListSelect
        id={id}
        isSmall
        value={field}
        onChange={event => onChange(event.target.value)}
        sx={{ maxWidth: 260 }}
      >
        <option value="">{translate('engine.trail.all')}</option>
        {offered.map(({ path, label }) => (
          <option key={path} value={path}>
            {text(label)}
          </option>
        ))}
      </ListSelect>
    </Box>
  );
};
