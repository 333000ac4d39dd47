import { useId } from 'react';
import Box from '@mui/material/Box';
import { completeAsk } from '#contract/model/complete/completeField.ts';
import { FieldFrame, frameIds } from '#engine/form/FieldFrame.tsx';
import { FieldWidget } from '#fields/FieldWidget.tsx';
import { wordsAs, wordsIn } from './actionDraft.ts';

const line = completeAsk({ name: 'words', label: { en: '', hi: '' }, as: 'text' });

interface Props {
  /** What they are called in each language. */
  labels: { readonly en: string; readonly hi: string };
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Words of a screen file, in both languages beside each other. */
export const WordsFields = ({ labels, value, onChange }: Props) => {
  const id = useId();
  const words = wordsIn(value);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)' } }}>
      {(['en', 'hi'] as const).map(language => (
        <FieldFrame
          key={language}
          id={`${id}-${language}`}
          label={labels[language]}
          isOptional={false}
          help={null}
          errors={[]}
        >
          <FieldWidget
            field={line}
            id={`${id}-${language}`}
            labelId={frameIds(`${id}-${language}`).label}
            value={words[language]}
            onChange={next =>
              onChange(wordsAs({ ...words, [language]: typeof next === 'string' ? next : '' }))
            }
            isReadonly={false}
            isRequired={false}
            isInvalid={false}
            describedBy={undefined}
          />
        </FieldFrame>
      ))}
    </Box>
  );
};
