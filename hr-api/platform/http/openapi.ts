import { z } from 'zod';
import type { Call } from '../../../lib/contract/call';
import { errorReplySchema } from '../../../lib/contract/platform/errors';
import { KEY_HEADER } from '../../../lib/contract/platform/key-header';
import { allCalls } from './call-routes';

const json = (schema: object) => ({ 'application/json': { schema } });

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });

/** The OpenAPI description of every call, made from the contract. */
export function openApi(): object {
  const paths: Record<string, object> = {};
  for (const [name, call] of allCalls) {
    const path = call.family ? `/${call.path}/{member}` : `/${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'HR API',
      version: 'api4',
      description: 'Paths match in any case, with or without an /api4 prefix.',
    },
    security: [{ key: [], session: [] }],
    paths,
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: KEY_HEADER },
        session: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Error: schemaOf(errorReplySchema, 'output') },
    },
  };
}

const ONE_FILE = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };

/** A download answers bytes of the type that the file turned out to have. */
const contentOf = (call: Call) =>
  call.kind === 'download'
    ? { '*/*': { schema: { type: 'string', format: 'binary' } } }
    : json(schemaOf(call.reply, 'output'));

function operationOf(name: string, call: Call): object {
  const request = schemaOf(call.request, 'input');
  const fields = Object.entries((request.properties ?? {}) as Record<string, object>);
  const inQuery = fields.map(([field, schema]) => ({
    name: field,
    in: 'query',
    required: request.required?.includes(field) ?? false,
    schema,
  }));
  const member = call.family ? [{ name: 'member', in: 'path', required: true, schema: { type: 'string' } }] : [];
  const isInBody = call.method === 'POST' && call.kind === 'json';
  const parameters = [...member, ...(isInBody ? [] : inQuery)];
  const body = call.kind === 'upload' ? { 'multipart/form-data': { schema: ONE_FILE } } : isInBody && json(request);
  return {
    operationId: name,
    ...(call.gate === 'open' && { security: [{ key: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      200: { description: 'The reply', content: contentOf(call) },
      default: { description: 'The refusal', content: json({ $ref: '#/components/schemas/Error' }) },
    },
    'x-gate': call.gate,
    'x-users': call.users,
    'x-effect': call.effect,
  };
}
