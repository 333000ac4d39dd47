import { parseArgs } from 'node:util';
import { isMenuRoute, menuRoutes, rolesOfRoute } from '#contract/domain/roles/routeRoles.ts';
import { newKind, newKindNames } from '#contract/model/newScreen/newKinds.ts';
import { readFields } from './readFields.ts';
import { NewScreenRefused, type ScreenPlan } from '#contract/model/newScreen/ScreenPlan.ts';
import { bothWords, inWords, singular } from '#contract/model/newScreen/words.ts';

/** What `--help` prints, and what an empty call without a terminal does. */
export const usage = `npm run new screen                       asks for everything
npm run new screen -- <name> --fields <fields> [options]

  <name>            plural, small letters: holidays
  --fields          name:text!,city:reference(cities),kind:choice(open|closed)
                    each is name:kind, with ! when required, then :English:Hindi
  --group           menu group (setup)
  --label, --hindi  "Holiday/Holidays": one record and several, in English and Hindi
  --icon, --order   picture and place in the menu (tag, the first free place from 500)
  --keepers         roles that can do everything (admin)
  --readers         roles that can only view, or signed-in for everyone (nobody)
  --who             each record shows who created it, who changed it last, and when

Kinds:
${newKindNames.map(name => `  ${name.padEnd(17)} ${newKind(name).about}`).join('\n')}

Anything else is a JSON Schema beside a screen of three keys: docs/how-to/add-a-screen.md.`;

const options = {
  fields: { type: 'string', default: '' },
  group: { type: 'string' },
  label: { type: 'string', default: '' },
  hindi: { type: 'string', default: '' },
  icon: { type: 'string', default: 'tag' },
  order: { type: 'string' },
  keepers: { type: 'string' },
  readers: { type: 'string' },
  who: { type: 'boolean', default: false },
} as const;

/** @throws NewScreenRefused */
export const checkName = (name: string): void => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new NewScreenRefused(
      `"${name}" is not a screen name: use small letters, digits and single dashes, such as price-lists`,
    );
};

const listed = (text: string): readonly string[] =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');

/** Menu group and rights, which an address of the specification's menu brings with it. */
const placeOf = (resource: string) => {
  const route = `/${resource}`;
  if (!isMenuRoute(route)) return { group: 'setup', keepers: ['admin'], readers: [] };
  const roles = rolesOfRoute(route);
  return {
    group: menuRoutes[route].group,
    keepers: roles === 'signed-in' ? ['admin'] : roles,
    readers: roles === 'signed-in' ? ['signed-in'] : [],
  };
};

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new NewScreenRefused(`${error instanceof Error ? error.message : ''}\n\n${usage}`);
  }
};

/**
 * The plan of a new screen from the words of the command line.
 * @throws NewScreenRefused
 */
export const readPlan = (args: readonly string[]): ScreenPlan => {
  const { values, positionals } = parsed(args);
  const [resource = '', ...rest] = positionals;
  if (rest.length > 0)
    throw new NewScreenRefused(`Create one screen at a time: remove ${rest.join(', ')}`);
  checkName(resource);
  const place = placeOf(resource);
  const [one = '', other = ''] = values.label.split('/');
  const [oneHindi = '', otherHindi = ''] = values.hindi.split('/');
  const order = values.order === undefined ? undefined : Number(values.order);
  if (order !== undefined && (!Number.isInteger(order) || order < 0))
    throw new NewScreenRefused(`--order must be a whole number, not "${values.order}"`);
  return {
    resource,
    one: bothWords(one || inWords(singular(resource)), oneHindi),
    other: bothWords(other || inWords(resource), otherHindi),
    group: values.group ?? place.group,
    icon: values.icon,
    order,
    keepers: values.keepers === undefined ? place.keepers : listed(values.keepers),
    readers: values.readers === undefined ? place.readers : listed(values.readers),
    fields: readFields(values.fields),
    tellsWho: values.who,
  };
};
