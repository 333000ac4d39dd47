import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { usePreference } from '#parts/contexts/usePreference.ts';
import { ring } from './ring.ts';

/** Whether notices also appear outside the console, and sound; nothing of it before someone asks for it. */
export const NoticeSettings = () => {
  const translate = useTranslate();
  const [isDesktop, setDesktop] = usePreference('notices.desktop', false);
  const [isSound, setSound] = usePreference('notices.sound', false);
  const [isDenied, setDenied] = useState(false);
  const allow = async (isWanted: boolean) => {
    const answer =
      isWanted && 'Notification' in window ? await Notification.requestPermission() : 'denied';
    setDenied(isWanted && answer !== 'granted');
    setDesktop(isWanted && answer === 'granted');
  };
  return (
    <Box
      sx={theme => ({
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        px: 4,
        py: 2,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <FormControlLabel
        control={
          <Switch checked={isDesktop} onChange={event => void allow(event.target.checked)} />
        }
        label={translate('app.bell.desktop')}
      />
      <FormControlLabel
        control={
          <Switch
            checked={isSound}
            onChange={event => {
              setSound(event.target.checked);
              if (event.target.checked) ring();
            }}
          />
        }
        label={translate('app.bell.sound')}
      />
      {isDenied && (
        <Box role="alert" sx={{ width: '100%', typography: 'caption', color: 'error.text' }}>
          {translate('app.bell.denied')}
        </Box>
      )}
    </Box>
  );
};
