import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { isMembers, type Members } from '#contract/model/written/SharedFiles.ts';
import { fieldOfDraft } from '../fieldOfDraft.ts';
import { withKey, type DraftField } from '../screenDraft.ts';
import { titleOfField } from '../titleOfField.ts';
import { RoleBoxes } from './RoleBoxes.tsx';
import { WordsFields } from './WordsFields.tsx';

interface Props {
  value: unknown;
  /** Roles that open the screen. */
  roles: readonly string[];
  fields: readonly DraftField[];
  onChange: (value: unknown) => void;
}

const namesIn = (value: Members, key: string): readonly string[] => {
  const names = value[key];
  return Array.isArray(names) ? names.map(String) : [];
};

/** Whom an action tells, and in which words; the words are asked for once somebody is chosen. */
export const NotifyPart = ({ value, roles, fields, onChange }: Props) => {
  const translate = useTranslate();
  const notify = isMembers(value) ? value : {};
  const people = fields.filter(field =>
    ['colleagues', 'users'].includes(fieldOfDraft(field).reference?.to ?? ''),
  );
  const choose = (key: 'roles' | 'people') => (name: string, isChosen: boolean) => {
    const others = namesIn(notify, key).filter(one => one !== name);
    const names = isChosen ? [...others, name] : others;
    const next = withKey(notify, key, names.length > 0 ? names : undefined);
    const isNobody = next['roles'] === undefined && next['people'] === undefined;
    onChange(isNobody ? undefined : next);
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <RoleBoxes
        label={translate('studio.action.tell')}
        offered={[...new Set([...roles, ...namesIn(notify, 'roles')])]}
        isChosen={role => namesIn(notify, 'roles').includes(role)}
        onChoose={choose('roles')}
      />
      {people.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
          {people.map(field => (
            <FormControlLabel
              key={field.name}
              control={
                <Checkbox
                  checked={namesIn(notify, 'people').includes(field.name)}
                  onChange={({ target }) => choose('people')(field.name, target.checked)}
                />
              }
              label={titleOfField(field)}
            />
          ))}
        </Box>
      )}
      {isMembers(value) && (
        <WordsFields
          labels={{ en: translate('studio.action.told'), hi: translate('studio.action.toldHi') }}
          value={notify['text']}
          onChange={text => onChange(withKey(notify, 'text', text))}
        />
      )}
    </Box>
  );
};
