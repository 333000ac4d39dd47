/** Settings that belong together, as the page of settings has them (docs/reference/settings.md). */
export interface SettingGroup {
  readonly names: readonly string[];
  /** What holds where they are not set; `–` is nothing. Markdown. */
  readonly usual: string;
  readonly meaning: string;
}

/** Those of how it runs, is watched and tells others. */
export const operationSettings = [
  {
    names: ['STOP_DELAY', 'STOP_TIMEOUT'],
    usual: '`0`, `30000`',
    meaning:
      'milliseconds: how long a process that is told to end says so at `/ready` and still takes calls, and in which it then finishes what it has begun; what takes longer is cut off',
  },
  {
    names: ['WEBHOOK_PRIVATE_HOSTS'],
    usual: '–',
    meaning:
      'receivers of webhooks inside the company: hosts, addresses and networks (`hooks.internal,10.0.0.0/8`); they may have private addresses, any port and `http:`. Every other receiver has `https:` and a public address',
  },
  {
    names: ['WEBHOOK_RECEIVERS'],
    usual: '–',
    meaning:
      'addresses of the receivers that screen files name in `tells`, such as `accounting=https://books.example.com/hooks`, with commas between; the service account of the same name says what each may see; a name without an address is not told',
  },
  {
    names: ['LOG_LEVEL'],
    usual: '`warn`',
    meaning:
      '`silent`, `error`, `warn`, `info` or `debug`; a JSON object a line, each request with its id',
  },
  {
    names: ['METRICS_PORT', 'METRICS_HOST'],
    usual: '–, `127.0.0.1`',
    meaning:
      'where Prometheus reads `/metrics`, of all processes together; unset: nothing is measured ([watch it](../how-to/watch-it.md))',
  },
  {
    names: [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_EXPORTER_OTLP_HEADERS',
      'OTEL_SERVICE_NAME',
      'OTEL_TRACES_SAMPLER_ARG',
    ],
    usual: '–, –, `$PRODUCT_SLUG-console`, `1`',
    meaning:
      'an OpenTelemetry collector that traces are sent to (OTLP over HTTP, to `/v1/traces`), headers for it (`name=value,…`), the name of this service and the share of requests that are traced; unset: none are',
  },
  {
    names: ['BACKUP_TO', 'BACKUP_EVERY', 'BACKUP_AT', 'BACKUP_KEEP'],
    usual: '–, `24`, `02:30`, `14`',
    meaning:
      'a folder, or `s3://bucket/folder` in the store of `FILES_S3_URL`, for backups every so many hours (1 to 168), one of them at this time in India; so many are kept; unset: none is made by itself ([back up and restore](../how-to/back-up-and-restore.md))',
  },
] as const satisfies readonly SettingGroup[];
