import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { usePanelForm } from '#engine/panels/PanelForm.ts';
import { TabRow } from '#parts/page/TabRow.tsx';
import { ActionsPart } from './actions/ActionsPart.tsx';
import { FieldsPart } from './FieldsPart.tsx';
import { GrammarPart } from './GrammarPart.tsx';
import { draftIn, isReadable, withFileKey, type ScreenDraft } from './screenDraft.ts';
import { filesOnly, sectionNames, studioSections } from './studioSections.ts';
import { useGrammar } from './useGrammar.ts';
import { useStudioSection } from './useStudioSection.ts';

const idOf = (name: string) => `studio-tab-${name}`;
const panelId = 'studio-part';

/** What the file says and Studio does not set, each with the reason. */
const FilesOnly = ({ draft }: { draft: ScreenDraft }) => {
  const translate = useTranslate();
  const said = filesOnly.filter(key => Object.hasOwn(draft.file, key));
  return (
    <Box component="section" sx={{ color: 'text.secondary', typography: 'body2' }}>
      <Box component="h3" sx={{ typography: 'subtitle2', m: 0, mb: 1 }}>
        {translate('studio.files.title')}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 4 }}>
        {said.map(key => (
          <li key={key}>
            <code>{key}</code> {translate(`studio.files.${key}`)}
          </li>
        ))}
      </Box>
    </Box>
  );
};

/** A screen, made in the browser: every part of its files, drawn out of the grammar that the files are checked by. */
export const StudioPanel = () => {
  const { values, isReadonly, onChange } = usePanelForm();
  const translate = useTranslate();
  const [section, setSection] = useStudioSection();
  const grammar = useGrammar();
  const draft = draftIn(values);
  if (isReadonly) return null;
  // A change of a part would be written over all that the text says.
  if (!isReadable(values)) return <Alert severity="error">{translate('studio.unreadable')}</Alert>;
  const take = (screen: ScreenDraft) => onChange({ ...values, screen });
  return (
    <Box sx={{ minWidth: 0, display: 'grid', gap: 4 }}>
      <TabRow
        label={translate('studio.parts')}
        tabs={sectionNames.map(id => ({
          id,
          label: translate(`studio.section.${id}`),
          tabId: idOf(id),
          panelId,
        }))}
        chosen={section}
        onChoose={setSection}
      />
      <Box
        id={panelId}
        role="tabpanel"
        aria-labelledby={idOf(section)}
        sx={{ minWidth: 0, display: 'grid', gap: 5 }}
      >
        {section === 'fields' && <FieldsPart draft={draft} grammar={grammar} onChange={take} />}
        {section === 'actions' && <ActionsPart draft={draft} grammar={grammar} onChange={take} />}
        {section !== 'fields' &&
          section !== 'actions' &&
          studioSections[section].map(key => {
            const schema = grammar.keys[key];
            return (
              schema && (
                <GrammarPart
                  key={key}
                  id={`studio-${key}`}
                  name={key}
                  grammar={grammar}
                  schema={schema}
                  value={draft.file[key]}
                  onChange={value => take(withFileKey(draft, key, value))}
                />
              )
            );
          })}
        {section === 'names' && <FilesOnly draft={draft} />}
      </Box>
    </Box>
  );
};
