import { z } from 'zod';
import { calls } from '@/lib/contract/all';
import { WIRE_PATH, type Call } from '@/lib/contract/call';
import { allFiles, code } from './source-files';

const everyCall = Object.entries(calls) as [string, Call][];

/** Fields that hold a credential, by the names that the specification and everybody else give them. */
const CREDENTIAL = /token|password|passwd|passphrase|secret|credential|^otp$|^pin$|otp(?:code|value)|api_?key/i;

/** The names of all fields in a schema, however deep. */
function fieldsOf(schema: unknown): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  const own = 'properties' in schema && schema.properties ? Object.keys(schema.properties) : [];
  return [...own, ...Object.values(schema).flatMap(fieldsOf)];
}

const credentialsOf = ({ request, reply }: Call) =>
  (['input', 'output'] as const)
    .flatMap((io) =>
      [request, reply].flatMap((schema) => fieldsOf(z.toJSONSchema(schema, { unrepresentable: 'any', io }))),
    )
    .filter((field) => CREDENTIAL.test(field));

// The call proxy forwards what the browser asks for: a token in a reply, or a code in a request, would be at home in a script.
test('only the server makes calls that carry a credential (T01, T47)', () => {
  const carrying = everyCall.filter(([, call]) => credentialsOf(call).length > 0);
  expect(carrying.map(([name]) => name)).toEqual(
    expect.arrayContaining(['signIn', 'verifyCode', 'resendCode', 'resetPassword', 'changePassword']),
  );
  expect(carrying.filter(([, { reach }]) => reach !== 'server').map(([name]) => name)).toEqual([]);
});

// The first call of a session must not be one that a script could repeat with somebody else's data.
test('no call is open to the browser without a session', () => {
  expect(everyCall.filter(([, { reach, gate }]) => reach === 'browser' && gate === 'open')).toEqual([]);
});

test('every wire path is plain words between slashes, and no two calls share one', () => {
  expect(everyCall.filter(([, { path }]) => !WIRE_PATH.test(path)).map(([name]) => name)).toEqual([]);
  const places = everyCall.map(([, { method, path }]) => `${method} ${path.toLowerCase()}`);
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
});

test('a family is listed by a call of the table', () => {
  const families = everyCall.filter(([, { family }]) => family);
  expect(families.filter(([, { family }]) => !(family!.listedBy in calls)).map(([name]) => name)).toEqual([]);
});

// A reply that lets unknown fields through lets tomorrow's column through as well.
test('replies and requests name their fields (T67)', () => {
  const loose = everyCall.filter(([, { request, reply }]) =>
    [request, reply].some((schema) =>
      /"additionalProperties":\{\}/.test(
        JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' })),
      ),
    ),
  );
  expect(loose.map(([name]) => name)).toEqual([]);
});

// A call is a verb and a noun, the same words in handler, data and test.
test('every call is named as a verb and a noun', () => {
  const VERB =
    /^(?:list|get|search|create|add|update|set|delete|remove|reply|accept|submit|send|resend|verify|sign|change|read|store|download|upload|mark|open|close|approve|reject|move|start|stop|run|save|cancel|confirm|export|import|request|reset|discard|stay|count|rate|suggest|assign|activate|authenticate|register|publish|withdraw|remind)[A-Z]/;
  expect(everyCall.filter(([name]) => !VERB.test(name)).map(([name]) => name)).toEqual([]);
});

// The tests that go over the whole table know nothing of a single call, so they do not count here.
test('every call is exercised by a test of its own', () => {
  const tests = code.filter(({ file }) => /^__tests__\/(?!bff\/|guards\/).*\.(?:test|e2e)\.tsx?$/.test(file));
  const missing = everyCall.filter(([name]) => !tests.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)));
  expect(missing.map(([name]) => name)).toEqual([]);
});

// One word for a capability on every layer, so that a listing of files by that word is its map.
test('a capability has one word in contract, HR API, components and messages', () => {
  const SHAPES_ALONE = ['access/session-ends', 'workplace/shortcut-keys', 'platform/client-address', 'platform/errors'];
  const RULES_ALONE = [
    'access/limits',
    'platform/csv',
    'platform/file-rules',
    'platform/html',
    'platform/json-depth',
    'platform/key-header',
    'platform/languages',
    'platform/pdf-words',
  ];
  const capabilities = allFiles
    .map((file) => /^lib\/contract\/((?:access|platform|workplace)\/[\w-]+|[\w-]+(?=\/))/.exec(file)?.[1])
    .filter((name) => name !== undefined)
    .filter((name) => ![...SHAPES_ALONE, ...RULES_ALONE].includes(name));
  const places = [...new Set(capabilities)].flatMap((name) => [`hr-api/${name}/`, `components/${name}/`]);
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter((place) => !allFiles.some((file) => file.startsWith(place)))).toEqual([]);
});
