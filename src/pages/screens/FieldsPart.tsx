import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { partField } from '#contract/model/complete/completeField.ts';
import { focusOnMount } from '#parts/controls/focusOnMount.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { AddField } from './AddField.tsx';
import { FieldEditor } from './FieldEditor.tsx';
import {
  canMove,
  inFormOrder,
  withMoved,
  type DraftField,
  type ScreenDraft,
} from './screenDraft.ts';
import { titleOfField } from './titleOfField.ts';
import type { Grammar } from './useGrammar.ts';

interface Props {
  draft: ScreenDraft;
  grammar: Grammar;
  onChange: (draft: ScreenDraft) => void;
}

/** What stands beside the name of a field: its kind, and what else one looks for. */
const useAbout = () => {
  const translate = useTranslate();
  return ({ name, property, keys, isRequired }: DraftField): string => {
    const kind =
      typeof keys['as'] === 'string' ? keys['as'] : partField(name, property, false).kind;
    const marks = [
      translate(`studio.kind.${kind}`, { _: kind }),
      isRequired && translate('studio.field.required'),
      keys['visible'] !== undefined && translate('studio.field.conditional'),
    ];
    return marks.filter(Boolean).join(' · ');
  };
};

/** The fields of a record in the order of its form: each opens into all that can be said of it. */
export const FieldsPart = ({ draft, grammar, onChange }: Props) => {
  const translate = useTranslate();
  const aboutOf = useAbout();
  const [openName, setOpenName] = useState<string>();
  const [added, setAdded] = useState(0);
  const [newName, setNewName] = useState<string>();
  const fields = inFormOrder(draft).filter(({ isKept }) => !isKept);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
        {fields.map(field => {
          const isOpen = field.name === openName;
          const title = titleOfField(field);
          return (
            <Box
              component="li"
              key={field.name}
              sx={theme => ({
                borderBottom: `1px solid ${theme.vars.palette.divider}`,
                minWidth: 0,
              })}
            >
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <ButtonBase
                  // What was added last is gone on with.
                  ref={field.name === newName ? focusOnMount : undefined}
                  aria-expanded={isOpen}
                  onClick={() => setOpenName(isOpen ? undefined : field.name)}
                  sx={{
                    flex: 1,
                    minWidth: 0,
                    minHeight: 44,
                    gap: 2,
                    justifyContent: 'flex-start',
                    flexWrap: 'wrap',
                    textAlign: 'start',
                    borderRadius: '6px',
                  }}
                >
                  <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
                  <Box component="span" sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>
                    {title}
                  </Box>
                  <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                    {aboutOf(field)}
                  </Box>
                </ButtonBase>
                <IconButton
                  aria-label={translate('studio.field.up', { name: title })}
                  disabled={!canMove(draft, field.name, -1)}
                  onClick={() => onChange(withMoved(draft, field.name, -1))}
                >
                  <Icon name="arrow-up" />
                </IconButton>
                <IconButton
                  aria-label={translate('studio.field.down', { name: title })}
                  disabled={!canMove(draft, field.name, 1)}
                  onClick={() => onChange(withMoved(draft, field.name, 1))}
                >
                  <Icon name="arrow-down" />
                </IconButton>
              </Box>
              {isOpen && (
                <FieldEditor
                  draft={draft}
                  field={field}
                  grammar={grammar}
                  onChange={onChange}
                  onClose={() => setOpenName(undefined)}
                />
              )}
            </Box>
          );
        })}
      </Box>
      {draft.schema === null ? (
        <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
          {translate('studio.noSchema')}
        </Box>
      ) : (
        <AddField
          // Each one begins anew.
          key={added}
          draft={draft}
          onAdd={(next, name) => {
            onChange(next);
            setOpenName(name);
            setAdded(count => count + 1);
            setNewName(name);
          }}
        />
      )}
    </Box>
  );
};
