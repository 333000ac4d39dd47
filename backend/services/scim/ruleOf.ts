import type { DirectoryRule } from '#contract/domain/users/directoryRule.ts';
import { scimMessages } from '#contract/domain/users/scimMessages.ts';
import type { Context } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';

/** By which rule groups give roles. @throws Refusal UNAVAILABLE that names the setting, where there is none */
export const ruleOf = ({ services }: Pick<Context, 'services'>): DirectoryRule => {
  const { directoryRule } = services.config;
  if (!directoryRule) throw new Refusal('UNAVAILABLE', scimMessages.noRule);
  return directoryRule;
};
