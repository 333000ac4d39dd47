/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the list of a combobox; a datalist can hold neither icons nor groups */
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { KeyCap } from '#parts/controls/KeyCap.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import type { PaletteEntry } from './paletteEntries.ts';

const intoView = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });

/** A key as its cap says it: `C`, `Enter`. */
const keyWords = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

interface Props {
  id: string;
  entries: readonly PaletteEntry[];
  current: number;
  onRun: (entry: PaletteEntry) => void;
  onPoint: (index: number) => void;
}

/** The hits in their sections; the focus stays in the search field, which names the chosen one. */
export const PaletteList = ({ id, entries, current, onRun, onPoint }: Props) => {
  const translate = useTranslate();
  const sections = (['recent', 'here', 'pages', 'commands', 'records'] as const).map(section => ({
    section,
    rows: entries
      .map((entry, index) => ({ entry, index }))
      .filter(({ entry }) => entry.section === section),
  }));
  return (
    <Box
      role="listbox"
      id={id}
      tabIndex={0}
      aria-label={translate('app.palette.open')}
      sx={{
        minHeight: 0,
        overflowY: 'auto',
        p: entries.length > 0 ? 1.5 : 0,
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      {sections
        .filter(({ rows }) => rows.length > 0)
        .map(({ section, rows }) => (
          <div key={section} role="group" aria-labelledby={`${id}-${section}`}>
            <Box
              id={`${id}-${section}`}
              sx={{ px: 2, pt: 2, pb: 1, typography: 'caption', color: 'text.secondary' }}
            >
              {translate(`app.palette.${section}`)}
            </Box>
            {rows.map(({ entry, index }) => (
              <Box
                key={entry.id}
                id={`${id}-${index}`}
                role="option"
                ref={index === current ? intoView : undefined}
                aria-selected={index === current}
                aria-disabled={entry.isDisabled}
                onClick={() => onRun(entry)}
                onMouseMove={() => index !== current && onPoint(index)}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 2.5,
                  minHeight: { xs: 44, sm: 36 },
                  px: 2,
                  py: 1,
                  borderRadius: '6px',
                  cursor: entry.isDisabled ? 'not-allowed' : 'pointer',
                  color: entry.isDisabled ? 'text.disabled' : undefined,
                  typography: 'body2',
                  '& > svg': { flex: 'none', color: 'text.secondary' },
                  '&[aria-selected=true]': {
                    bgcolor: 'action.selected',
                    color: entry.isDisabled ? 'text.disabled' : 'primary.text',
                  },
                }}
              >
                <Icon name={entry.icon} />
                <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                  {entry.label}
                </Box>
                {entry.hint && (
                  <Box
                    component="span"
                    sx={{ typography: 'caption', color: 'text.secondary', maxWidth: '55%' }}
                  >
                    {entry.hint}
                  </Box>
                )}
                {entry.keyName && <KeyCap>{keyWords(entry.keyName)}</KeyCap>}
              </Box>
            ))}
          </div>
        ))}
    </Box>
  );
};
