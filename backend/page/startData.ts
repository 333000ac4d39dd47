import packageFile from '../../package.json' with { type: 'json' };
import { offIn } from '../adapters/standing.ts';
import type { Config } from '../config.ts';
import { relyingParty } from '../session/factors/relyingParty.ts';
import {
  demoPassword,
  personaEmail,
  personas,
  personaTeams,
} from '../database/seed/people/personas.ts';

/** The people of the demo data, as the sign-in page shows them. */
const demoTeams = () =>
  personaTeams.map(team => ({
    team,
    people: personas
      .filter(persona => persona.team === team)
      .map(({ key, firstName, lastName, title, task }) => ({
        email: personaEmail({ key }),
        name: `${firstName} ${lastName}`,
        title,
        line: task,
      })),
  }));

/** Of the package that this server was built from. */
const { version } = packageFile;

/** What the page is told before it asks anything: nothing in it is secret. */
export const startData = (config: Config, isOutgrown = false) => {
  const { product, seed, googleClientId, directory, analytics } = config;
  const off = offIn(config);
  return {
    product,
    demo: seed === 'none' ? null : { teams: demoTeams(), password: demoPassword },
    googleClientId,
    ...(directory && { directory: { name: directory.name } }),
    version,
    ...(config.secondFactor && relyingParty(config) && { hasPasskeys: true }),
    ...(analytics && { isMeasured: true }),
    ...(off.length > 0 && { off }),
    ...(isOutgrown && { isOutgrown: true }),
  };
};
