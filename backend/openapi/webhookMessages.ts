const text = { type: 'string' } as const;
const record = { type: ['object', 'null'], additionalProperties: true } as const;

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: text,
});

/** What receivers of webhooks are sent (docs/how-to/use-the-api-from-a-program.md), as OpenAPI 3.1 tells it. */
export const webhookMessages = {
  recordChanged: {
    post: {
      operationId: 'webhook',
      summary: 'A change of a record that the receiver subscribed to',
      description:
        'Signed by Standard Webhooks. The same message has the same `webhook-id`, however often it is sent; messages of one record come in their order.',
      security: [],
      parameters: [
        header('webhook-id', 'The message, the same in every attempt.'),
        header('webhook-timestamp', 'When this attempt was made, in seconds since 1970.'),
        header(
          'webhook-signature',
          '`v1,` and an HMAC-SHA256; two of them for a day after a new secret was made.',
        ),
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['id', 'type', 'at', 'resource', 'recordId', 'version', 'record'],
              properties: {
                id: { ...text, description: 'As in `webhook-id`.' },
                type: { ...text, description: 'The event, such as `payments.cleared`.' },
                at: { ...text, format: 'date-time', description: 'When it happened.' },
                resource: { ...text, description: 'The screen of the record.' },
                recordId: text,
                version: {
                  type: ['integer', 'null'],
                  description: 'Of the record after the change.',
                },
                record: {
                  ...record,
                  description:
                    'The record as the owner of the subscription sees it; null once it is removed.',
                },
                previous: {
                  type: 'object',
                  additionalProperties: true,
                  description:
                    'What history kept of it before the change, where that is asked for.',
                },
              },
            },
          },
        },
      },
      responses: {
        '2XX': { description: 'The message was taken.' },
        '410': { description: 'Nothing more is to be sent: the subscription is paused.' },
        default: { description: 'The message is sent again, for a day.' },
      },
    },
  },
};
