import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { readActivationValues } from '#contract/domain/catalogue/readActivationValues.ts';
import { isNoValue, withoutNoValues } from '#contract/domain/noValue.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { useTold } from '#parts/useTold.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { fieldEntries } from '../fieldEntries.ts';
import { AddParameter } from './AddParameter.tsx';
import { parameterField, parameterOf, type Parameter } from './parameterField.ts';
import { ParameterFrame } from './ParameterFrame.tsx';
import { ParameterValues, type Values } from './ParameterValues.ts';

export interface ParameterProblem extends Told {
  readonly name: string;
  readonly code: string;
}

interface Props extends WidgetProps {
  /** What is asked for, in order. */
  readonly parameters: readonly Parameter[];
  /** What is wrong with the values; of what is only missing, the person is told after an attempt to save. */
  readonly problemsIn: (values: Values) => readonly ParameterProblem[];
  /** Other parameters may be given as well. */
  readonly mayAdd?: boolean;
  /** Said when there is nothing to enter. */
  readonly none: ReactNode;
}

/**
 * Named values, each in a control of its own instead of JSON: those that are asked for, then whatever else is there.
 * JSON stays as a second view where other parameters may be there, for what no control can hold.
 */
export const ParametersEditor = (props: Props) => {
  const { id, labelId, value, onChange, isReadonly, isInvalid, parameters, mayAdd = false } = props;
  const translate = useTranslate();
  const told = useTold();
  const [isJson, setJson] = useState(false);
  const [added, setAdded] = useState<readonly Parameter[]>([]);
  const read = isNoValue(value) ? {} : readActivationValues(value);
  const values = read ?? {};
  const asked = new Set(parameters.map(({ name }) => name));
  const others = [
    ...Object.keys(values)
      .filter(name => !asked.has(name) && !added.some(one => one.name === name))
      .map(name => parameterOf(name, values[name])),
    ...added.filter(({ name }) => !asked.has(name)),
  ];
  const problems = new Map(
    props
      .problemsIn(values)
      .filter(({ code }) => isInvalid || code !== 'required')
      .map(({ name, ...fault }) => [name, told(fault)]),
  );
  const set = (name: string, one: unknown) => {
    const next = withoutNoValues({ ...values, [name]: one });
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  const Json = fieldEntries.json.Widget;
  // Text that is no JSON can only be put right where it was typed.
  const showsJson = isJson || read === undefined;
  return (
    <Box
      role="group"
      id={id}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={props.describedBy}
      sx={theme => ({
        display: 'grid',
        gap: 4,
        minWidth: 0,
        p: 3,
        borderRadius: '8px',
        border: `1px solid ${theme.vars.palette.divider}`,
        background: theme.vars.palette.surface.sunken,
      })}
    >
      {showsJson ? (
        <Json {...props} id={`${id}-json`} />
      ) : (
        <ParameterValues value={values}>
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
              '&:empty': { display: 'none' },
            }}
          >
            {[...parameters, ...others].map(parameter => (
              <ParameterFrame
                key={parameter.name}
                id={`${id}-${parameter.name}`}
                field={parameterField(parameter)}
                value={values[parameter.name]}
                onChange={one => set(parameter.name, one)}
                onRemove={
                  asked.has(parameter.name)
                    ? undefined
                    : () => {
                        setAdded(all => all.filter(({ name }) => name !== parameter.name));
                        set(parameter.name, undefined);
                      }
                }
                isReadonly={isReadonly}
                fault={problems.get(parameter.name)}
              />
            ))}
          </Box>
          {parameters.length + others.length === 0 && (
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{props.none}</Box>
          )}
        </ParameterValues>
      )}
      {!isReadonly && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            alignItems: 'center',
            '&:empty': { display: 'none' },
          }}
        >
          {mayAdd && !showsJson && (
            <AddParameter
              taken={[...parameters, ...others].map(({ name }) => name)}
              onAdd={(name, type) => setAdded(all => [...all, { name, type }])}
            />
          )}
          {read !== undefined && (mayAdd || others.length > 0) && (
            <Button size="small" variant="text" onClick={() => setJson(!isJson)}>
              {translate(isJson ? 'engine.parameters.fields' : 'engine.parameters.json')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
};
