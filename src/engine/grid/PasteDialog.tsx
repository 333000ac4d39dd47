import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { focusOnMount } from '#parts/controls/focusOnMount.ts';
import type { GridModel, GridRow } from './GridModel.ts';
import type { PasteProblem } from './pasteBlock.ts';

interface Props<R extends GridRow> {
  model: GridModel<R>;
  problems: readonly PasteProblem[];
  onClose: () => void;
}

type Value = Extract<PasteProblem, { why: 'value' }>;

const mostShown = 12;

const isValue = (problem: PasteProblem): problem is Value => problem.why === 'value';

/** The block does not fit, or values in it cannot be read: which, where and why. Nothing has changed. */
export const PasteDialog = <R extends GridRow>({ model, problems, onClose }: Props<R>) => {
  const translate = useTranslate();
  const heading = useId();
  const values = problems.filter(isValue);
  const rest = values.length - mostShown;
  const heads = ['column', 'value', 'why'].map(head => translate(`engine.grid.paste.${head}`));
  return (
    <FormDialog
      onClose={onClose}
      aria-labelledby={heading}
      slotProps={{ paper: { sx: { maxWidth: 720 } } }}
    >
      <DialogTitle id={heading}>{translate('engine.grid.paste.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography color="textSecondary">{translate('engine.grid.paste.hint')}</Typography>
        {problems.map(problem =>
          isValue(problem) ? null : (
            <Typography key={problem.why}>
              {translate(`engine.grid.paste.${problem.why}`, { ...problem })}
            </Typography>
          ),
        )}
        {values.length > 0 && (
          <Box
            component="table"
            sx={theme => ({
              width: '100%',
              borderCollapse: 'collapse',
              typography: 'body2',
              '& th, & td': {
                textAlign: 'left',
                verticalAlign: 'top',
                p: '6px 12px 6px 0',
                borderBottom: `1px solid ${theme.vars.palette.divider}`,
                overflowWrap: 'anywhere',
              },
              '& th': { typography: 'caption', color: theme.vars.palette.text.secondary },
            })}
          >
            <thead>
              <tr>
                {[model.words.row, ...heads].map(head => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {values.slice(0, mostShown).map(({ at, column, value, unread }) => (
                <tr key={`${at} ${column}`}>
                  <td>{model.nameOf(at)}</td>
                  <td>{column}</td>
                  <td>{value}</td>
                  <td>{unread}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        )}
        {rest > 0 && (
          <Typography variant="body2" color="textSecondary">
            {translate('engine.grid.paste.more', { smart_count: rest })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button
          variant="contained"
          color="primary"
          size="large"
          ref={focusOnMount}
          onClick={onClose}
        >
          {translate('engine.grid.paste.close')}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};
