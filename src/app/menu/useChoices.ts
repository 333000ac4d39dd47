import { useLocaleState, useTranslate } from 'react-admin';
import { usePreference } from '#parts/contexts/usePreference.ts';
import { languageNames } from '../language/languageNames.ts';

export interface Choice {
  /** What is chosen: Language, Appearance, Density. */
  label: string;
  /** The text key of `label` with `%{value}`, for a command. */
  command: string;
  value: string;
  options: readonly { value: string; label: string; icon?: string }[];
  choose: (value: string) => void;
}

/** The choices that a person makes once and keeps: language, appearance, density. */
export const useChoices = (): readonly Choice[] => {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const [mode, setMode] = usePreference('mode', 'system');
  const [density, setDensity] = usePreference('density', 'comfortable');
  return [
    {
      label: translate('app.language'),
      command: 'app.palette.language',
      value: locale,
      options: languageNames.map(({ locale: value, name }) => ({ value, label: name })),
      choose: setLocale,
    },
    {
      label: translate('app.person.appearance'),
      command: 'app.palette.appearance',
      value: mode,
      options: ['light', 'dark', 'system'].map(value => ({
        value,
        label: translate(`app.person.${value}`),
      })),
      choose: setMode,
    },
    {
      label: translate('app.person.density'),
      command: 'app.palette.density',
      value: density,
      options: ['comfortable', 'compact'].map(value => ({
        value,
        label: translate(`app.person.${value}`),
      })),
      choose: setDensity,
    },
  ];
};
