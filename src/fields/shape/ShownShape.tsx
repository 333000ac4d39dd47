import Box from '@mui/material/Box';
import { asText } from '#contract/domain/texts/asText.ts';
import { kinds } from '#contract/kinds/index.ts';
import { useTranslate } from 'react-admin';
import { inPlace } from '#contract/model/schemaAt.ts';
import type { JsonSchema } from '#contract/model/types.ts';
import { useText } from '#parts/useText.ts';
import { nameOf, partAt } from './shapeWords.ts';

interface Props {
  schema: JsonSchema;
  value: unknown;
  /** What the schema refers to. */
  $defs?: JsonSchema['$defs'];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parts of a value below each other, each under its name; entries of a list under their numbers. */
export const ShownShape = ({ schema: written, value, $defs = written.$defs }: Props) => {
  const schema = inPlace(written, $defs);
  const translate = useTranslate();
  const text = useText();
  const rows = Array.isArray(value)
    ? value.map((one: unknown, index) => ({
        key: String(index),
        name: translate('engine.children.item', { number: index + 1 }),
        part: schema.prefixItems?.[index] ?? schema.items ?? {},
        one,
      }))
    : isRecord(value)
      ? Object.entries(value).map(([name, one]) => ({
          key: name,
          name: nameOf(name, schema, text, $defs),
          part: partAt(schema, name, $defs),
          one,
        }))
      : undefined;
  if (!rows) {
    const isMissing = value === null || value === undefined || value === '';
    return isMissing ? kinds.shape.missing : <WordsOf value={value} />;
  }
  if (rows.length === 0) return kinds.shape.missing;
  return (
    <Box
      component="dl"
      sx={theme => ({
        m: 0,
        pl: 3,
        display: 'grid',
        gap: 2,
        borderLeft: `2px solid ${theme.vars.palette.divider}`,
      })}
    >
      {rows.map(({ key, name, part, one }) => (
        <div key={key}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <ShownShape schema={part} value={one} $defs={$defs} />
          </Box>
        </div>
      ))}
    </Box>
  );
};

const WordsOf = ({ value }: { value: unknown }) => {
  const translate = useTranslate();
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  return asText(value);
};
