import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useReferenceWord } from '#parts/words/useReferenceWord.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { ChoiceTile } from './ChoiceTile.tsx';
import type { OutcomeGroups } from './useReasons.ts';

interface Props {
  groups: OutcomeGroups;
  chosen: number | null;
  onChoose: (id: number, isStep: boolean) => void;
  errors: readonly string[];
}

/** The outcomes that a call can have, in the groups by which people decide, each with the status that follows. */
export const OutcomeChoice = ({ groups, chosen, onChoose, errors }: Props) => {
  const translate = useTranslate();
  const word = useReferenceWord();
  const all = groups.flatMap(({ reasons }) => reasons);
  const isChosen = all.some(({ id }) => id === chosen);
  return (
    <ChoiceGroup
      title={translate('calling.outcome')}
      errors={errors}
      hint={
        <Box
          component="span"
          sx={{
            typography: 'body2',
            color: 'text.secondary',
            display: { xs: 'none', sm: 'block' },
          }}
        >
          {translate('calling.press')}
        </Box>
      }
    >
      {groups.map(({ group, reasons }) => (
        <Box
          key={group}
          role="group"
          aria-label={translate(`calling.group.${group}`)}
          sx={{ '& + &': { mt: 1.5 } }}
        >
          <Box aria-hidden sx={{ typography: 'caption', color: 'text.secondary', mb: 0.5 }}>
            {translate(`calling.group.${group}`)}
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 }}>
            {reasons.map(reason => (
              <ChoiceTile
                key={reason.id}
                label={word(reason.label)}
                note={reason.toStatusName && `→ ${word(reason.toStatusName)}`}
                isEnd={group === 'over'}
                keyName={reason.keyName}
                isStop={reason.id === chosen || (reason === all[0] && !isChosen)}
                isOn={reason.id === chosen}
                onChoose={isStep => onChoose(reason.id, isStep)}
              />
            ))}
          </Box>
        </Box>
      ))}
    </ChoiceGroup>
  );
};
