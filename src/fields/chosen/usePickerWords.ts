import { useTranslate } from 'react-admin';

/** What a screen reader hears of the two buttons in a box to choose from; MUI's own words are English alone. */
export const usePickerWords = () => {
  const translate = useTranslate();
  return {
    openText: translate('engine.pick.open'),
    closeText: translate('engine.pick.close'),
    clearText: translate('engine.pick.clear'),
  };
};
