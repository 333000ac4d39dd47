import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { JsonSchema } from '#contract/model/types.ts';
import { HelpText } from '#parts/words/HelpText.tsx';
import { useText } from '#parts/useText.ts';

interface Props {
  schema: JsonSchema;
  id?: string;
  sx?: SxProps<Theme>;
}

/** What a schema says of a part of a value. */
export const PartHelp = ({ schema: { description, hi }, id, sx }: Props) => {
  const text = useText();
  return description === undefined ? null : (
    <Box id={id} sx={[{ typography: 'caption', color: 'text.secondary' }, sx ?? null].flat()}>
      <HelpText text={text({ en: description, hi: hi?.description ?? description })} />
    </Box>
  );
};
