import { calls } from '../../../lib/contract/all';
import type { Call } from '../../../lib/contract/call';
import { startApp, type TestApp } from './harness/start-app';

interface Operation {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: { properties: object } } };
  };
  readonly parameters?: readonly { readonly name: string }[];
  readonly responses: Record<string, unknown>;
}

let hr: TestApp;
let description: { openapi: string; paths: Record<string, Record<string, Operation>> };
beforeAll(async () => {
  hr = await startApp();
  description = (await hr.app.inject('/openapi.json')).json();
});
afterAll(() => hr.stop());

test('each call is described on its path', () => {
  const all = Object.entries(calls as Record<string, Call>);
  const pathOf = ({ family, path }: Call) => (family ? `/${path}/{member}` : `/${path}`);
  const typeOf = ({ kind }: Call) => (kind === 'download' ? '*/*' : 'application/json');
  const found = all.map(([name, call]) => {
    const path = pathOf(call);
    return [name, { path, ...description.paths[path]?.[call.method.toLowerCase()] }] as const;
  });
  const expected = all.map(([name, call]) => {
    const responses = { 200: { content: { [typeOf(call)]: { schema: {} } } }, default: {} };
    return [name, { path: pathOf(call), operationId: name, responses }] as const;
  });
  expect(Object.fromEntries(found)).toMatchObject(Object.fromEntries(expected));
});

test('nothing else is described', () => {
  const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort());
});

test('the fields of a request are named', () => {
  const signIn = description.paths['/users/authenticate']?.post;
  expect(Object.keys(signIn?.requestBody?.content['application/json'].schema.properties ?? {})).toEqual([
    'username',
    'password',
  ]);
});

test('an upload is described with its query and the one part of its body', () => {
  const upload = description.paths[`/${calls.uploadTicketFile.path}`]?.post;
  expect(upload?.parameters?.map(({ name }) => name)).toEqual(['empid', 'headercode', 'filename']);
  expect(upload?.requestBody?.content).toEqual({
    'multipart/form-data': {
      schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
    },
  });
});
