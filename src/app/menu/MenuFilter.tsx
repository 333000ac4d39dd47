import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Ref } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { KeyCap } from '#parts/controls/KeyCap.tsx';
import { TextBox } from '#parts/controls/TextBox.tsx';
import { useShortcutsEnabled } from '#parts/controls/useShortcut.ts';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';

interface Props {
  value: string;
  found: number;
  field: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
}

/** Finds a page by its name; says how many there are to those who listen. */
export const MenuFilter = ({ value, found, field, onChange }: Props) => {
  const translate = useTranslate();
  const [hasShortcuts] = useShortcutsEnabled();
  return (
    <Box sx={{ px: 3, pt: 1, pb: 3 }}>
      <TextBox
        isSmall
        ref={field}
        value={value}
        placeholder={translate('app.menu.find')}
        onChange={event => onChange(event.target.value)}
        aria-label={translate('app.menu.find')}
        autoComplete="off"
        spellCheck={false}
        start={<Icon name="search" />}
        end={hasShortcuts && !value ? <KeyCap>G</KeyCap> : undefined}
      />
      <LiveRegion>
        <VisuallyHidden>
          {value && translate('app.menu.found', { smart_count: found })}
        </VisuallyHidden>
      </LiveRegion>
    </Box>
  );
};
