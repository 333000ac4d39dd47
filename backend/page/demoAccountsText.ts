import {
  demoPassword,
  personaEmail,
  personas,
  personaTeams,
} from '../database/seed/people/personas.ts';

/** The demo accounts as the terminal shows them after the start. */
export const demoAccountsText = (): string => {
  const width = Math.max(...personas.map(persona => personaEmail(persona).length)) + 2;
  const lines = personaTeams.flatMap(team => [
    `  ${team}`,
    ...personas
      .filter(persona => persona.team === team)
      .map(persona => `    ${personaEmail(persona).padEnd(width)}${persona.title}`),
  ]);
  return [`  Demo accounts, password "${demoPassword}":`, ...lines, ''].join('\n');
};
