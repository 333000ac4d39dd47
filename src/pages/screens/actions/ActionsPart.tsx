import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { useMemo, useState, type FormEvent } from 'react';
import { completeAsk } from '#contract/model/complete/completeField.ts';
import { AskFields, useAsked } from '#engine/actions/AskFields.tsx';
import { focusOnMount } from '#parts/controls/focusOnMount.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import type { ScreenDraft } from '../screenDraft.ts';
import type { Grammar } from '../useGrammar.ts';
import { ActionEditor } from './ActionEditor.tsx';
import { actionName, actionsOf, withAction, wordsIn } from './actionDraft.ts';

/** Asks for an action more: the text of its button is enough to begin with. */
const AddAction = ({ onAdd }: { onAdd: (label: string) => void }) => {
  const translate = useTranslate();
  const ask = useMemo(() => {
    const label = { en: translate('studio.action.add'), hi: translate('studio.action.add') };
    return [completeAsk({ name: 'label', label, as: 'text', required: true })];
  }, [translate]);
  const asked = useAsked(ask, undefined);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const { label } = asked.values;
    if (asked.check() && typeof label === 'string') onAdd(label.trim());
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={add}
      sx={theme => ({
        display: 'grid',
        gap: 3,
        p: 4,
        borderRadius: '8px',
        border: `1px dashed ${theme.vars.palette.divider}`,
      })}
    >
      <AskFields ask={ask} asked={asked} refused={[]} />
      <Button type="submit" startIcon={<Icon name="plus" />} sx={{ justifySelf: 'start' }}>
        {translate('studio.action.submit')}
      </Button>
    </Box>
  );
};

interface Props {
  draft: ScreenDraft;
  grammar: Grammar;
  onChange: (draft: ScreenDraft) => void;
}

/** The actions of a screen: each opens into all that can be said of it, and one that changes values can be added. */
export const ActionsPart = ({ draft, grammar, onChange }: Props) => {
  const translate = useTranslate();
  const [openName, setOpenName] = useState<string>();
  const [added, setAdded] = useState<string>();
  const actions = actionsOf(draft);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {actions.length === 0 && (
        <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
          {translate('studio.action.none')}
        </Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
        {actions.map(([name, action]) => (
          <Box
            component="li"
            key={name}
            sx={theme => ({ borderBottom: `1px solid ${theme.vars.palette.divider}`, minWidth: 0 })}
          >
            <ButtonBase
              // What was added last is gone on with.
              ref={name === added ? focusOnMount : undefined}
              aria-expanded={name === openName}
              onClick={() => setOpenName(name === openName ? undefined : name)}
              sx={{
                width: '100%',
                minHeight: 44,
                gap: 2,
                justifyContent: 'flex-start',
                textAlign: 'start',
                borderRadius: '6px',
              }}
            >
              <Icon name={name === openName ? 'chevron-down' : 'chevron-right'} />
              <Box component="span" sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>
                {wordsIn(action['label']).en || name}
              </Box>
            </ButtonBase>
            {name === openName && (
              <ActionEditor
                draft={draft}
                name={name}
                action={action}
                grammar={grammar}
                onChange={onChange}
                onClose={() => setOpenName(undefined)}
              />
            )}
          </Box>
        ))}
      </Box>
      <AddAction
        // Each one begins anew.
        key={added}
        onAdd={label => {
          const name = actionName(
            label,
            actions.map(([other]) => other),
          );
          onChange(
            withAction(draft, name, { label: { en: label }, on: ['row', 'record'], set: {} }),
          );
          setOpenName(name);
          setAdded(name);
        }}
      />
    </Box>
  );
};
