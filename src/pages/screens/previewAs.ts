import { canDo, hiddenFields, lockedFields } from '#contract/model/rights/screenAccess.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import type { RecordScreen } from '#contract/model/types.ts';

/** A screen as those of one role meet it. */
export interface RolePreview {
  readonly screen: RecordScreen;
  readonly canOpen: boolean;
  readonly canCreate: boolean;
}

/**
 * The screen for a preview: without the fields that the role may not see, read-only where it may not change them, and open to
 * whoever looks at it.
 */
export const previewAs = (screen: RecordScreen, role: RoleCode | null): RolePreview => {
  const roles = role === null ? [] : [role];
  const hidden = role === null ? [] : hiddenFields(screen, roles);
  const locked = role === null ? [] : lockedFields(screen, roles);
  const fields = Object.fromEntries(
    Object.entries(screen.fields).map(([path, field]) => [
      path,
      {
        ...field,
        ...(hidden.includes(path) && { visible: false }),
        ...(locked.includes(path) && { readonly: true }),
      },
    ]),
  );
  return {
    screen: {
      ...screen,
      // What is typed into a preview is no draft of a record.
      resource: `${screen.resource}.preview`,
      access: 'signed-in',
      panels: { aside: null, above: null, refused: null },
      fields,
    },
    canOpen: role === null || canDo(screen, roles, 'list'),
    canCreate: role === null || canDo(screen, roles, 'create'),
  };
};
