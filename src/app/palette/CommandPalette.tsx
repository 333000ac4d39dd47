import Box from '@mui/material/Box';
import { Dialog } from '#parts/controls/Dialog.tsx';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useNavigate, useTranslate, useCreatePath, useGetResourceLabel } from 'react-admin';
import { useId, useState, type KeyboardEvent } from 'react';
import { focusOnMount } from '#parts/controls/focusOnMount.ts';
import { offeredCommands } from '#parts/controls/offeredCommands.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { useOpenScreens } from '#parts/contexts/useScreenHeads.ts';
import { useText } from '#parts/useText.ts';
import { useSignOut } from '../access/useSignOut.ts';
import { useChoices } from '../menu/useChoices.ts';
import {
  matchingEntries,
  offeredEntries,
  screenEntries,
  type PaletteEntry,
} from './paletteEntries.ts';
import { PaletteList } from './PaletteList.tsx';
import { useBringAhead } from './useBringAhead.ts';
import { usePaletteRecords } from './usePaletteRecords.ts';
import { useRecentRecords } from './useRecentRecords.ts';

export { AfterStart } from './AfterStart.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

const useEntries = (): readonly PaletteEntry[] => {
  const shown = useOpenScreens('menu');
  const creatable = useOpenScreens('create');
  const labelOf = useGetResourceLabel();
  const createPath = useCreatePath();
  const text = useText();
  const translate = useTranslate();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const choices = useChoices();
  const settings = choices.flatMap(({ command, options, value, choose }) =>
    options
      .filter(option => option.value !== value)
      .map((option): PaletteEntry => ({
        id: `${command} ${option.value}`,
        section: 'commands',
        label: translate(command, { value: option.label }),
        icon: 'settings',
        also: option.value,
        run: () => choose(option.value),
      })),
  );
  return [
    ...offeredEntries(offeredCommands()),
    ...screenEntries({
      shown,
      canCreate: resource => creatable.some(head => head.resource === resource),
      text,
      labelOf,
      createLabel: name => translate('app.palette.create', { name }),
      pathOf: (resource, type) => createPath({ resource, type }),
      go: navigate,
    }),
    ...settings,
    {
      id: 'sign-out',
      section: 'commands',
      label: translate('app.person.sign_out'),
      icon: 'lock',
      also: 'sign out log out logout',
      run: signOut,
    },
  ];
};

// Mounted with the dialog, so that each opening starts with an empty search.
const PaletteBody = ({ onClose }: Pick<Props, 'onClose'>) => {
  const translate = useTranslate();
  const list = useId();
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const entries = useEntries();
  const records = usePaletteRecords(search);
  const recent = matchingEntries(useRecentRecords(), search);
  const known = new Set(recent.map(({ id }) => id));
  // Found last and last in the list, so that nothing moves from under the key that is about to be pressed.
  const shown = [
    ...recent,
    ...matchingEntries(entries, search),
    ...records.entries.filter(({ id }) => !known.has(id)),
  ];
  const current = Math.min(active, shown.length - 1);
  useBringAhead(shown[current]?.to);

  const run = (entry: PaletteEntry | undefined) => {
    if (!entry || entry.isDisabled) return;
    onClose();
    // What the page does may move the focus: the dialog gives it back first.
    if (entry.section === 'here') setTimeout(entry.run);
    else entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      setActive((current + step + shown.length) % shown.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(shown[current]);
    }
  };

  return (
    <>
      <Box
        sx={theme => ({
          display: 'flex',
          alignItems: 'center',
          gap: 2.5,
          px: 4,
          height: 48,
          borderBottom: `1px solid ${theme.vars.palette.divider}`,
        })}
      >
        <Icon name="search" />
        <InputBase
          inputRef={focusOnMount}
          fullWidth
          value={search}
          placeholder={translate('app.palette.placeholder')}
          onKeyDown={onKeyDown}
          onChange={event => {
            setSearch(event.target.value);
            setActive(0);
          }}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': translate('app.palette.placeholder'),
              'aria-expanded': true,
              'aria-controls': list,
              'aria-autocomplete': 'list',
              'aria-activedescendant': shown[current] && `${list}-${current}`,
              autoComplete: 'off',
              spellCheck: false,
            },
          }}
        />
      </Box>
      <Box sx={{ height: 360, maxHeight: '60vh', display: 'flex', flexDirection: 'column' }}>
        <PaletteList id={list} entries={shown} current={current} onRun={run} onPoint={setActive} />
        <LiveRegion>
          {shown.length === 0 && !records.isBusy && (
            <Typography variant="body2" color="textSecondary" sx={{ p: 4, textAlign: 'center' }}>
              {translate('app.palette.none')}
            </Typography>
          )}
        </LiveRegion>
      </Box>
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        sx={theme => ({
          display: { xs: 'none', sm: 'block' },
          px: 4,
          py: 2,
          borderTop: `1px solid ${theme.vars.palette.divider}`,
        })}
      >
        {translate('app.palette.hint')}
      </Typography>
    </>
  );
};

/** Every page and command that the person may use by a few letters of its name, and clients by name or number. */
export const CommandPalette = ({ isOpen, onClose }: Props) => {
  const translate = useTranslate();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: {
          'aria-label': translate('app.palette.open'),
          'aria-labelledby': undefined,
          sx: { maxWidth: 560, mt: { xs: 2, sm: '12vh' } },
        },
      }}
    >
      <PaletteBody onClose={onClose} />
    </Dialog>
  );
};
