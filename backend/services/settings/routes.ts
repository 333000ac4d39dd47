import type { FastifyInstance } from 'fastify';
import { callOf, type CallOf } from '#contract/calls/index.ts';
import { capabilities, capabilityNames } from '#contract/domain/roles/capabilities.ts';
import { toldText } from '#contract/domain/messages/told.ts';
import { standingOf } from '../../adapters/standing.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import type { Config } from '../../config.ts';
import { isSecretSetting } from '../../settings/secretSettings.ts';
import { settings } from '../../settings/settings.ts';
import { meaningOf } from '../../settings/settingWords.ts';
import { checkBackup } from './checkBackup.ts';
import { checkDatabase, checkWork } from './checkDatabase.ts';
import { checkDisk, checkFiles, checkMail, checkServices } from './checkSystems.ts';

type Answer = AnswerOf<CallOf<'settings.read'>>;
type Setting = Answer['settings'][number]['settings'][number];

/** The settings without which something is off. */
const missingIn = (config: Config): ReadonlySet<string> =>
  new Set(
    capabilityNames
      .filter(name => standingOf(config, name) === 'off')
      .map(name => capabilities[name].setting),
  );

const groupsOf = (config: Config): Answer['settings'] => {
  const { given } = config;
  const missing = missingIn(config);
  const settingOf = (name: string): Setting => {
    const found = given.get(name);
    const unset = missing.has(name) ? 'missing' : 'usual';
    return {
      name,
      standing: found ? 'set' : unset,
      is_secret: isSecretSetting(name),
      is_file: found?.isFile ?? false,
      value: found?.value ?? null,
    };
  };
  return settings.map(group => {
    const upstreams = [...given.keys()].filter(name => name.startsWith('UPSTREAM_'));
    const names: readonly string[] =
      group.names[0] === 'UPSTREAM_<SERVICE>' && upstreams.length > 0 ? upstreams : group.names;
    return {
      settings: names.map(settingOf),
      usual: group.usual,
      meaning: meaningOf(group),
    };
  });
};

/** What the console was started with, for administrators: never a secret, nor how long one is. */
export const settingRoutes = (app: FastifyInstance, services: Services): void => {
  const { config } = services;
  serve(app, services, callOf('settings.read'), async context => {
    const own = { ...services, db: context.db };
    const [database, files, mail, work, disk, backup] = await Promise.all([
      checkDatabase(own),
      checkFiles(own),
      checkMail(own),
      checkWork(own),
      checkDisk(own),
      checkBackup(own),
    ]);
    return {
      settings: groupsOf(config),
      capabilities: capabilityNames.map(name => ({
        name,
        what: toldText(capabilities[name].what),
        setting: capabilities[name].setting,
        standing: standingOf(config, name),
      })),
      health: [database, files, mail, checkServices(app), ...work, disk, backup],
    };
  });
};
