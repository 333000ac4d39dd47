import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { kindExamples } from '#contract/kinds/kindExamples.ts';
import type { Field } from '#contract/model/types.ts';
import { useScreen } from '#engine/ScreenContext.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { figureTable } from '#parts/paper/figureTable.ts';
import { useText } from '#parts/useText.ts';

const rows = [0, 1, 2];

const exampleOf = (field: Field, row: number): unknown => {
  if (field.options.length > 0) return field.options[row % field.options.length]?.value;
  const examples = kindExamples[field.kind];
  return examples[row % examples.length]?.value;
};

/** Kinds that read what they show from the server. */
const isRead = ({ kind }: Field): boolean =>
  [
    'reference',
    'references',
    'city',
    'image',
    'file',
    'children',
    'shape',
    'json',
    'polygon',
  ].includes(kind);

/** The columns of the list over examples of their kinds. */
export const PreviewList = () => {
  const { list, fields } = useScreen();
  const text = useText();
  const translate = useTranslate();
  const columns = list.columns
    .flatMap(({ field }) => fields[field] ?? [])
    .filter(({ visible }) => visible !== false);
  return (
    <Box
      sx={{ overflowX: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={translate('studio.preview.list')}
    >
      <Box component="table" sx={figureTable}>
        <thead>
          <tr>
            {columns.map(field => (
              <Box
                component="th"
                scope="col"
                key={field.path}
                sx={{ '&&': { textAlign: 'start' } }}
              >
                {text(field.label)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row}>
              {columns.map(field => (
                <td className="start" key={field.path}>
                  {isRead(field) ? '…' : <FieldCell field={field} value={exampleOf(field, row)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
