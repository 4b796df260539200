import {
  basePath,
  type Endpoint,
  isFile,
  type Schema,
  statusOf,
} from '@muster/contract/kernel/endpoint.ts';
import { schemaOf, wireNames } from '@muster/contract/kernel/wire.ts';
import { z } from 'zod';

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [key: string]: unknown;
}
type Calls = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** zod's own JSON Schema is the dialect of OpenAPI 3.1; only the names are turned to the wire's. */
function jsonSchema(schema: Schema, closed: boolean): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schemaOf(schema), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: made }) => {
      const object = made as JsonSchema;
      if (!object.properties) return;
      const names = wireNames(zodSchema);
      const wire = (key: string) => names.get(key) ?? key;
      object.properties = Object.fromEntries(
        Object.entries(object.properties).map(([key, value]) => [wire(key), value]),
      );
      if (object.required) object.required = object.required.map(wire);
      if (closed) object.additionalProperties = false;
    },
  }) as JsonSchema;
  return json;
}

function parameters(schema: Schema | undefined, where: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, false);
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: value,
  }));
}

/** Of a write by someone who is logged in. */
const key = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same request is done once, and answered as often as sent.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

function operation(room: string, endpoint: Endpoint) {
  const { access, answer, body, raw } = endpoint;
  const content = isFile(answer)
    ? Object.fromEntries(answer.file.map((type) => [type, { schema: { type: 'string' } }]))
    : { 'application/json': { schema: jsonSchema(answer, false) } };
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [room],
    ...(access !== 'public' && { security: [{ bearer: [] }], 'x-access': access }),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(access !== 'public' && endpoint.method !== 'GET' ? [key] : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(body, true) } },
      },
    }),
    ...(raw && {
      requestBody: { required: true, content: { 'application/octet-stream': { schema: {} } } },
    }),
    responses: {
      [statusOf(endpoint)]: { description: endpoint.begins ? 'Begun' : 'Done', content },
      default: refused('Refused, and why'),
    },
  };
}

const refusalSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'A sentence for a person, by Accept-Language' },
    code: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

export function openApi(calls: Calls) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [room, group] of Object.entries(calls))
    for (const endpoint of Object.values(group)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operation(room, endpoint),
      };
    }
  return {
    openapi: '3.1.1',
    info: { title: 'Muster', version: '1' },
    servers: [{ url: basePath }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: refusalSchema },
    },
  };
}
