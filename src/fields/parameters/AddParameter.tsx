import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { focusOnMount } from '#parts/controls/focusOnMount.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { ListSelect } from '../chosen/ListSelect.tsx';

const types = ['string', 'number', 'boolean', 'date', 'list'] as const;

interface Props {
  /** Names that are there already. */
  taken: readonly string[];
  onAdd: (name: string, type: string) => void;
}

/** Names a parameter that nobody asks for, and says what its value is like. */
export const AddParameter = ({ taken, onAdd }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [type, setType] = useState<string>('string');
  const isTaken = taken.includes(name.trim());
  const canAdd = name.trim() !== '' && !isTaken;
  const add = () => {
    if (!canAdd) return;
    onAdd(name.trim(), type);
    setName('');
    setOpen(false);
  };
  if (!isOpen)
    return (
      <Button size="small" startIcon={<Icon name="plus" />} onClick={() => setOpen(true)}>
        {translate('engine.parameters.add')}
      </Button>
    );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'end',
        width: '100%',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
      }}
    >
      <Box>
        <Box component="label" htmlFor={`${id}-name`} sx={{ typography: 'subtitle2' }}>
          {translate('engine.parameters.name')}
        </Box>
        <OutlinedInput
          id={`${id}-name`}
          fullWidth
          inputRef={focusOnMount}
          value={name}
          error={isTaken}
          onChange={event => setName(event.target.value)}
          onKeyDown={event => {
            if (event.key === 'Escape') setOpen(false);
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          sx={{ mt: 1.5 }}
          slotProps={{ input: { maxLength: 60, 'aria-invalid': isTaken || undefined } }}
        />
      </Box>
      <Box>
        <Box component="label" htmlFor={`${id}-type`} sx={{ typography: 'subtitle2' }}>
          {translate('engine.parameters.type')}
        </Box>
        <ListSelect
          isFull
          sx={{ mt: 1.5 }}
          id={`${id}-type`}
          value={type}
          onChange={event => setType(event.target.value)}
        >
          {types.map(one => (
            <option key={one} value={one}>
              {translate(`engine.parameters.types.${one}`)}
            </option>
          ))}
        </ListSelect>
      </Box>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button onClick={add} disabled={!canAdd}>
          {translate('ra.action.add')}
        </Button>
        <Button variant="text" onClick={() => setOpen(false)}>
          {translate('ra.action.cancel')}
        </Button>
      </Box>
    </Box>
  );
};
