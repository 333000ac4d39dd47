import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { useWhy } from './useWhy.ts';
import { Verdicts } from './Verdicts.tsx';

const noFields = {};

const Answer = ({ resource }: { resource: string }) => {
  const { data } = useWhy({ resource, verb: 'list' });
  return data ? <Verdicts verdicts={data.verdicts} fields={noFields} /> : null;
};

/** Why a page is refused: opened by the person who sees it, since nobody else is there to ask. */
export const WhyRefused = ({ resource }: { resource: string }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ mt: 4, maxWidth: 560 }}>
      <Button
        variant="text"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<Icon name="chevron-down" size={14} />}
        onClick={() => setOpen(!isOpen)}
        sx={{ ml: -2 }}
      >
        {translate('engine.why.title')}
      </Button>
      <Box id={id} sx={{ mt: 2 }} hidden={!isOpen}>
        {isOpen && <Answer resource={resource} />}
      </Box>
    </Box>
  );
};
