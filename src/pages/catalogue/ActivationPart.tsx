import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { activationFaults } from '#contract/domain/catalogue/activationFaults.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { ParametersEditor } from '#fields/parameters/ParametersEditor.tsx';
import { plainField } from '#fields/parameters/plainField.ts';
import type { ProductInfo } from './mappedProducts.ts';

interface Props {
  id: string;
  info: ProductInfo;
  value: unknown;
  onChange: (value: unknown) => void;
  isReadonly: boolean;
  isInvalid: boolean;
}

const field = plainField('json', {
  path: 'activationParameters',
  label: { en: 'Activation parameters', hi: 'सक्रियण के पैरामीटर' },
  cell: 'Parameters',
});

const isEmpty = (value: unknown) =>
  isNoValue(value) || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

/** What a product of the package is activated with: a line of words, or the editor. */
export const ActivationPart = (props: Props) => {
  const { id, info, value, onChange, isReadonly, isInvalid } = props;
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const labelId = `${id}-label`;
  const words =
    info.parameters.length > 0
      ? 'packageProducts.parametersNone'
      : 'packageProducts.parametersNoNeed';
  const isEditing = (isOpen || isInvalid) && !isReadonly;
  return (
    <Box
      sx={theme => ({
        display: 'grid',
        gap: 3,
        pt: 3,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box id={labelId} sx={{ typography: 'subtitle2' }}>
            {translate('packageProducts.parameters')}
          </Box>
          {!isEditing && (
            <Box sx={{ mt: 1, typography: 'body2', overflowWrap: 'anywhere' }}>
              {isEmpty(value) ? (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {translate(words)}
                </Box>
              ) : (
                <FieldCell field={field} value={value} />
              )}
            </Box>
          )}
        </Box>
        {!isReadonly && (
          <Button
            size="small"
            variant="text"
            aria-expanded={isEditing}
            aria-label={`${translate(isEditing ? 'packageProducts.done' : 'packageProducts.change')}: ${translate('packageProducts.parameters')}, ${info.name}`}
            onClick={() => setOpen(!isEditing)}
          >
            {translate(isEditing ? 'packageProducts.done' : 'packageProducts.change')}
          </Button>
        )}
      </Box>
      {isEditing && (
        <ParametersEditor
          field={field}
          id={id}
          labelId={labelId}
          value={value}
          onChange={onChange}
          isReadonly={false}
          isRequired={false}
          isInvalid={isInvalid}
          describedBy={undefined}
          parameters={info.parameters.map(one => ({ ...one, required: false }))}
          problemsIn={values => activationFaults(info.parameters, values)}
          mayAdd
          none={translate('packageProducts.parametersNoNeed')}
        />
      )}
    </Box>
  );
};
