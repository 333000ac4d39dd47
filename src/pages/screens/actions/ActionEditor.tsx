import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { isRoleCode } from '#contract/domain/roles.ts';
import { isMembers, type Members } from '#contract/model/written/SharedFiles.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { ConditionBuilder } from '../ConditionBuilder.tsx';
import { toRows } from '../conditionRows.ts';
import { GrammarPart } from '../GrammarPart.tsx';
import { fieldsOf, withKey, type ScreenDraft } from '../screenDraft.ts';
import type { Grammar } from '../useGrammar.ts';
import {
  granteesOf,
  isGranted,
  withAction,
  withBulk,
  withGrant,
  withoutAction,
} from './actionDraft.ts';
import { NotifyPart } from './NotifyPart.tsx';
import { RoleBoxes } from './RoleBoxes.tsx';
import { SetRows } from './SetRows.tsx';
import { WordsFields } from './WordsFields.tsx';

interface Props {
  draft: ScreenDraft;
  name: string;
  action: Members;
  grammar: Grammar;
  onChange: (draft: ScreenDraft) => void;
  onClose: () => void;
}

const places = ['row', 'record', 'bulk'] as const;

/** All of one action: its button, what it changes, what it asks before, who may do it, and every other key of the grammar. */
export const ActionEditor = ({ draft, name, action, grammar, onChange, onClose }: Props) => {
  const translate = useTranslate();
  const [isMore, setMore] = useState(false);
  const fields = fieldsOf(draft).filter(
    ({ isKept, keys }) => !isKept && keys['compute'] === undefined && keys['follows'] === undefined,
  );
  const on = Array.isArray(action['on']) ? action['on'].map(String) : ['row', 'record'];
  const isSetting = Object.hasOwn(action, 'set');
  const visible = action['visible'] as Condition | undefined;
  const schema = grammar.$defs['action'];
  const take = (next: Members) => onChange(withAction(draft, name, next));
  const key = (which: string) => (value: unknown) => take(withKey(action, which, value));
  const place = (which: (typeof places)[number], isThere: boolean) => {
    const next = places.filter(one => (one === which ? isThere : on.includes(one)));
    const placed = withAction(draft, name, withKey(action, 'on', next));
    onChange(which === 'bulk' ? withBulk(placed, name, isThere) : placed);
  };
  return (
    <Box sx={{ display: 'grid', gap: 5, py: 3 }}>
      <WordsFields
        labels={{ en: translate('studio.action.en'), hi: translate('studio.action.hi') }}
        value={action['label']}
        onChange={key('label')}
      />
      {isSetting && (
        <>
          <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
            <Box component="legend" sx={{ typography: 'subtitle2', p: 0, mb: 1.5 }}>
              {translate('studio.action.where')}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
              {places.map(which => (
                <FormControlLabel
                  key={which}
                  control={
                    <Checkbox
                      checked={on.includes(which)}
                      onChange={({ target }) => place(which, target.checked)}
                    />
                  }
                  label={translate(`studio.action.${which}`)}
                />
              ))}
            </Box>
          </Box>
          <SetRows action={action} fields={fields} onChange={take} />
          <WordsFields
            labels={{ en: translate('studio.action.ask'), hi: translate('studio.action.askHi') }}
            value={action['confirm']}
            onChange={key('confirm')}
          />
          {toRows(visible) !== undefined && (
            <ConditionBuilder
              label={translate('studio.action.visibleWhen')}
              condition={visible}
              fields={fieldsOf(draft).filter(({ isKept }) => !isKept)}
              onChange={key('visible')}
            />
          )}
          <NotifyPart
            value={action['notify']}
            roles={granteesOf(draft).filter(isRoleCode)}
            fields={fields}
            onChange={key('notify')}
          />
        </>
      )}
      <Box>
        <RoleBoxes
          label={translate('studio.action.who')}
          offered={granteesOf(draft)}
          isChosen={role => isGranted(draft, role, name)}
          onChoose={(role, isChosen) => onChange(withGrant(draft, role, name, isChosen))}
          another={translate('studio.action.another')}
        />
        <Box component="p" sx={{ m: 0, typography: 'caption', color: 'text.secondary' }}>
          {translate('studio.action.anotherHelp')}
        </Box>
      </Box>
      <Box>
        <Button
          color="inherit"
          aria-expanded={isMore}
          startIcon={<Icon name={isMore ? 'chevron-down' : 'chevron-right'} />}
          onClick={() => setMore(!isMore)}
        >
          {translate('studio.action.rest')}
        </Button>
      </Box>
      {schema && isMore && (
        <GrammarPart
          id={`studio-action-${name}`}
          name={translate('studio.action.rest')}
          grammar={grammar}
          schema={schema}
          value={action}
          onChange={value => take(isMembers(value) ? value : {})}
        />
      )}
      <Box>
        <Button
          color="inherit"
          startIcon={<Icon name="trash-2" />}
          onClick={() => {
            onClose();
            onChange(withoutAction(draft, name));
          }}
        >
          {translate('studio.action.drop')}
        </Button>
      </Box>
    </Box>
  );
};
