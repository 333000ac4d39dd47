import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import type { FieldFault } from '#contract/domain/messages/fieldFaults.ts';
import { toldIn } from '#contract/domain/messages/told.ts';
import type { Report, ReportParameter } from '#contract/domain/reports/Report.ts';
import { completeAsk } from '#contract/model/complete/completeField.ts';
import { ListSelect } from '#fields/chosen/ListSelect.tsx';
import { fieldEntries } from '#fields/fieldEntries.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { useText } from '#parts/useText.ts';
import type { Entered } from './useReport.ts';

interface LabelledProps {
  id: string;
  label: string;
  fault: string | undefined;
  isWide: boolean;
  children: ReactNode;
}

const Labelled = ({ id, label, fault, isWide, children }: LabelledProps) => (
  <Box sx={{ minWidth: 0, gridColumn: { md: isWide ? 'span 2' : 'auto' } }}>
    <Box
      component="label"
      id={`${id}-label`}
      htmlFor={id}
      sx={{ display: 'block', mb: 1, typography: 'caption', color: 'text.secondary' }}
    >
      {label}
    </Box>
    {children}
    {fault !== undefined && (
      <Box
        id={`${id}-fault`}
        role="alert"
        sx={{ mt: 1, typography: 'caption', color: 'error.main' }}
      >
        {fault}
      </Box>
    )}
  </Box>
);

interface EntryProps {
  parameter: ReportParameter;
  value: string;
  fault: string | undefined;
  onEnter: (value: string) => void;
}

const Entry = ({ parameter, value, fault, onEnter }: EntryProps) => {
  const { name, as, label, options = [], required = false } = parameter;
  const translate = useTranslate();
  const text = useText();
  const id = useId();
  const words = label ? text(label) : name;
  const shared = {
    id,
    labelId: `${id}-label`,
    isReadonly: false,
    isInvalid: fault !== undefined,
    describedBy: fault === undefined ? undefined : `${id}-fault`,
  };
  if (as === 'choice')
    return (
      <Labelled id={id} label={words} fault={fault} isWide={false}>
        <ListSelect id={id} isFull value={value} onChange={event => onEnter(event.target.value)}>
          {!required && <option value="">{translate('reports.all')}</option>}
          {options.map(option => (
            <option key={String(option.value)} value={String(option.value)}>
              {text(option.label)}
            </option>
          ))}
        </ListSelect>
      </Labelled>
    );
  const isCity = as === 'city';
  const field = completeAsk({
    name,
    label: label ?? { en: name, hi: name },
    as: isCity ? 'city' : 'date',
  });
  const { Widget } = fieldEntries[isCity ? 'city' : 'date'];
  return (
    <Labelled id={id} label={words} fault={fault} isWide={isCity}>
      <Widget
        {...shared}
        field={field}
        value={value === '' ? undefined : isCity ? Number(value) : value}
        isRequired={!isCity}
        onChange={next =>
          onEnter(typeof next === 'string' || typeof next === 'number' ? String(next) : '')
        }
      />
    </Labelled>
  );
};

interface Props {
  report: Report;
  entered: Entered;
  faults: readonly FieldFault[];
  onEnter: (name: string, value: string) => void;
}

/** What the report asks for, as its file says. */
export const ReportForm = ({ report, entered, faults, onEnter }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Box
      role="search"
      aria-label={translate('reports.parameters')}
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(5, minmax(0, 1fr))',
        },
      }}
    >
      {report.parameters
        .filter(({ as }) => as !== 'fixed')
        .map(parameter => {
          const fault = faults.find(({ field }) => field === parameter.name);
          return (
            <Entry
              key={parameter.name}
              parameter={parameter}
              value={entered[parameter.name] ?? ''}
              fault={fault && toldIn(language, fault)}
              onEnter={value => onEnter(parameter.name, value)}
            />
          );
        })}
    </Box>
  );
};
