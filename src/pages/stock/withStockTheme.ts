import type { Theme } from '@mui/material/styles';
import type { AriaAttributes } from 'react';
import { timeZone } from '#contract/domain/days/indiaDay.ts';
import { heights } from '#parts/measures.ts';

/** Changes of components exactly as the theme holds them. */
type Components = NonNullable<Theme['components']>;

/** What React-Admin calls a checkbox is on the box around it, where nobody hears it. */
const heardLabels = {
  root: { 'aria-label': undefined },
  input: (box: AriaAttributes) => ({ 'aria-label': box['aria-label'] }),
};

const inputs: Components = {
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiAutocomplete: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      inputRoot: { padding: '0 10px' },
      input: { padding: '0 !important' },
    },
  },
  RaEdit: { styleOverrides: { root: { '& .RaEdit-card': { overflow: 'visible' } } } },
  RaCreate: { styleOverrides: { root: { '& .RaCreate-card': { overflow: 'visible' } } } },
  RaSimpleForm: {
    styleOverrides: {
      root: {
        maxWidth: 680,
        padding: '16px 0',
        '& .MuiFormControl-root.MuiFormControl-root': { marginTop: 0 },
      },
    },
  },
  RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
  RaArrayInput: {
    styleOverrides: { root: { '& .RaArrayInput-label': { position: 'static', marginBottom: 8 } } },
  },
  RaToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: 680,
        padding: '12px 0',
        borderTop: `1px solid ${(theme as Theme).vars.palette.divider}`,
        '&.RaToolbar-mobileToolbar': { padding: 16 },
      }),
    },
  },
};

const scrolling = { overflowX: 'auto' };

const lists: Components = {
  RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
  RaDataTable: { styleOverrides: { root: { '& .RaDataTable-tableWrapper': scrolling } } },
  RaDatagrid: { styleOverrides: { root: { '& .RaDatagrid-tableWrapper': scrolling } } },
  RaButton: { defaultProps: { color: 'inherit' } },
  // As everywhere in the console, whatever the browser is set to.
  RaDateField: { defaultProps: { locales: 'en-IN', options: { timeZone } } },
  RaNumberField: { defaultProps: { locales: 'en-IN' } },
  RaFilterForm: {
    styleOverrides: {
      root: {
        gap: 8,
        minHeight: 0,
        padding: '8px 0',
        '& .filter-field .MuiFormControl-root': { minWidth: 180 },
        '& .RaFilterFormInput-spacer': { display: 'none' },
        '& .MuiFormControl-root.MuiFormControl-root': { margin: 0 },
      },
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: ({ theme }) => {
        const { bulkBar } = (theme as Theme).vars.palette;
        return {
          // Without height it would still take the focus and lie over what is beside it.
          '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
          '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
            height: heights.bulkBar,
            minHeight: heights.bulkBar,
            padding: '0 16px',
            transform: `translateY(-${heights.bulkBar}px)`,
            color: bulkBar.text,
            backgroundColor: bulkBar.background,
            '& .MuiTypography-root': { color: 'inherit' },
            '& .MuiButtonBase-root': { color: bulkBar.text, border: 0, background: 'none' },
            '& .MuiButtonBase-root:hover': { background: bulkBar.divider },
          },
        };
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: (theme as Theme).vars.palette.divider }),
      head: ({ theme }) => ({ color: (theme as Theme).vars.palette.text.secondary }),
    },
  },
  RaEmpty: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .RaEmpty-message': {
          marginTop: 48,
          color: (theme as Theme).vars.palette.text.secondary,
          '& .MuiTypography-root': { fontSize: 14, lineHeight: '20px' },
        },
        '& .RaEmpty-icon': { width: 48, height: 48 },
        '& .RaEmpty-toolbar': { marginTop: 16 },
      }),
    },
  },
};

const records: Components = {
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-selected': { color: (theme as Theme).vars.palette.primary.text },
      }),
    },
  },
  RaReferenceField: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .RaReferenceField-link > *': { color: (theme as Theme).vars.palette.primary.text },
      }),
    },
  },
  RaTabbedShowLayout: {
    styleOverrides: { root: { '& .RaTabbedShowLayout-content': { padding: '16px 0' } } },
  },
  RaSimpleShowLayout: { styleOverrides: { root: { padding: '16px 0' } } },
  RaLabeled: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginBottom: 8,
        '& .RaLabeled-label': {
          fontSize: 12,
          lineHeight: '16px',
          color: (theme as Theme).vars.palette.text.secondary,
        },
      }),
    },
  },
};

/** The console's theme with the components of React-Admin as they fit into it. */
export const withStockTheme = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    ...inputs,
    ...lists,
    ...records,
    MuiCheckbox: {
      ...theme.components?.MuiCheckbox,
      defaultProps: {
        ...theme.components?.MuiCheckbox?.defaultProps,
        slotProps: heardLabels,
      },
    },
  },
});
