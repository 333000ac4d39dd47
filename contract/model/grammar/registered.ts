import Type from 'typebox';
import { uploadTypes } from '../../domain/checks/uploads.ts';
import { menuGroupNames } from '../../domain/menuGroups.ts';
import { roleCodes } from '../../domain/roles.ts';
import { kindNames } from '../../kinds/kindNames.ts';
import { iconNames } from '../iconNames.ts';
import { optionLists, type OptionListName } from '../optionLists.ts';
import { recordChecks, type RecordCheckName } from '../record/recordChecks.ts';

/*
 * What a screen file takes from code: by name, and only names that there are. An enumeration with a `title` is told as
 * such: `There is no icon "boxs"`.
 */

export const role = Type.Enum(roleCodes, {
  $id: 'role',
  title: 'role',
  description: 'A role of `contract/domain/roles.ts`.',
});

export const everybody = 'signed-in';

export const grantee = Type.Enum([...roleCodes, everybody], {
  $id: 'grantee',
  title: 'role',
  description: 'A role, or `signed-in` for everybody.',
});

export const menuGroup = Type.Enum(menuGroupNames, {
  $id: 'menuGroup',
  title: 'menu group',
  description: 'A group of `contract/domain/menuGroups.ts`.',
});

export const icon = Type.Enum(iconNames, {
  $id: 'icon',
  title: 'icon',
  description: 'A name of `contract/model/iconNames.ts`.',
});

/** Without a title: what a field of an unknown kind may say cannot be told, so nothing more is checked. */
export const kind = Type.Enum(kindNames, {
  $id: 'kind',
  description: 'A kind of field (`contract/kinds`).',
});

export const check = Type.Enum(Object.keys(recordChecks) as readonly RecordCheckName[], {
  $id: 'check',
  title: 'check',
  description: 'A check of `contract/model/record/recordChecks.ts`.',
});

export const optionList = Type.Enum(Object.keys(optionLists) as readonly OptionListName[], {
  $id: 'optionList',
  title: 'option list',
  description: 'A shared list of `contract/model/optionLists.ts`.',
});

/** Its type is text: slots take videos too, by rules of the same type that no screen file writes. */
export const uploadType = Type.Unsafe<string>(
  Type.Enum(
    uploadTypes.map(({ mime }) => mime),
    {
      $id: 'uploadType',
      title: 'type of upload',
      description: 'A media type of `contract/domain/checks/uploads.ts`.',
    },
  ),
);

/** Names that the model cannot know: calls are above it, the rest are found by folder. */
export const outsideNames = ['call', 'page', 'cell', 'entry', 'dialog', 'panel'] as const;

/** All names of each sort that there are. */
export type OutsideNames = Readonly<Record<(typeof outsideNames)[number], readonly string[]>>;

const outside = (sort: keyof OutsideNames, description: string, pattern = '^[A-Z][A-Za-z0-9]*$') =>
  Type.String({ $id: sort, title: sort, description, pattern });

export const call = outside(
  'call',
  'Id of a call of `contract/calls`.',
  '^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)+$',
);
export const page = outside('page', 'A page made by hand (`src/pages/<area>/<Name>Page.tsx`).');
export const cell = outside('cell', 'A cell (`src/fields/cells/<Name>.tsx`).');
export const entry = outside(
  'entry',
  'An entry (`src/fields/entries/<Name>.tsx`) or a widget of `contract/model/complete/themeWidgets.ts`.',
);
export const dialog = outside('dialog', 'A dialog (`src/pages/<area>/<Name>Action.tsx`).');
export const panel = outside('panel', 'A panel (`src/pages/<area>/<Name>Panel.tsx`).');
