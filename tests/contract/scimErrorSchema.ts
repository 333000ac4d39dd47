/** What a refused call of SCIM answers (RFC 7644 §3.12), as JSON Schema. */
export const scimErrorSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['schemas', 'status', 'detail'],
  properties: {
    schemas: { const: ['urn:ietf:params:scim:api:messages:2.0:Error'] },
    status: { type: 'string', pattern: '^[45]\\d\\d$' },
    scimType: { type: 'string' },
    detail: { type: 'string', minLength: 1 },
  },
};
