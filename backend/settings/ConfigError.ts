/** A setting that cannot be used; the start stops and prints it. */
export class ConfigError extends Error {
  readonly setting: string;
  constructor(setting: string, problem: string) {
    super(`${setting} ${problem}`);
    this.name = 'ConfigError';
    this.setting = setting;
  }
}
