import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { useTold } from '#parts/useTold.ts';
import { PlainCode } from './PlainCode.tsx';
import { Row } from './Row.tsx';
import type { Settings } from './useSettings.ts';

type Group = Settings['settings'][number];
type Setting = Group['settings'][number];

const tones = { set: 'success', usual: 'neutral', missing: 'warning' } as const;

const SettingLine = ({ setting }: { setting: Setting }) => {
  const translate = useTranslate();
  const { name, standing, value, is_file: isFile } = setting;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <code>{name}</code>
      <StatusChip tone={tones[standing]}>{translate(`settings.standing.${standing}`)}</StatusChip>
      {value !== null && (
        <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {value}
        </Box>
      )}
      {isFile && (
        <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {translate('settings.fromFile')}
        </Box>
      )}
    </Box>
  );
};

/** Settings that belong together: each with how it stands, then what they mean. */
export const SettingGroup = ({ group: { settings, usual, meaning } }: { group: Group }) => {
  const translate = useTranslate();
  const told = useTold();
  return (
    <Row
      name={
        <Box sx={{ display: 'grid', gap: 1 }}>
          {settings.map(setting => (
            <SettingLine key={setting.name} setting={setting} />
          ))}
        </Box>
      }
      standing={null}
    >
      <PlainCode text={told(meaning)} />
      {usual !== '–' && (
        <Box>
          <PlainCode text={translate('settings.usual', { value: usual })} />
        </Box>
      )}
    </Row>
  );
};
