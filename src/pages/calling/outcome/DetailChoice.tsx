import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useReferenceWord } from '#parts/words/useReferenceWord.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { ChoiceTile } from './ChoiceTile.tsx';

interface Props {
  details: readonly { readonly id: number; readonly label: string }[];
  chosen: number | null;
  onChoose: (id: number) => void;
  errors: readonly string[];
  /** The outcome was just chosen: its detail is next. */
  hasFocus: boolean;
}

/** The detail of an outcome, where it has some; they have no keys of their own. */
export const DetailChoice = ({ details, chosen, onChoose, errors, hasFocus }: Props) => {
  const translate = useTranslate();
  const word = useReferenceWord();
  const isChosen = details.some(({ id }) => id === chosen);
  return (
    <ChoiceGroup title={translate('calling.detail')} errors={errors}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {details.map(({ id, label }, at) => (
          <ChoiceTile
            key={id}
            label={word(label)}
            isStop={id === chosen || (at === 0 && !isChosen)}
            isOn={id === chosen}
            hasFocus={hasFocus}
            onChoose={() => onChoose(id)}
          />
        ))}
      </Box>
    </ChoiceGroup>
  );
};
