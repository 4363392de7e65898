import { z } from 'zod';
import { calls } from '@/lib/contract/all';
import { WIRE_PATH, type Call } from '@/lib/contract/call';
import { expectNone } from './expect-none';
import { allFiles, below, code, filesWith, importsOf } from './source-files';

const everyCall = Object.entries(calls) as [string, Call][];
/** The names of the calls of which something holds. */
const callsThat = (isSo: (call: Call, name: string) => unknown) =>
  everyCall.filter(([name, call]) => isSo(call, name)).map(([name]) => name);

/** Fields that hold a credential, by the names that the specification and everybody else give them. */
const CREDENTIAL = /token|password|passwd|passphrase|secret|credential|^otp$|^pin$|otp(?:code|value)|api_?key/i;

/** A yes or no, such as whether a field is secret, is no credential. */
const isTruth = (schema: unknown) => (schema as { readonly type?: unknown } | null)?.type === 'boolean';

/** The names of all fields in a schema that hold more than a truth, however deep. */
function fieldsOf(schema: unknown): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  const properties = 'properties' in schema && schema.properties ? schema.properties : {};
  const own = Object.entries(properties).flatMap(([name, field]) => (isTruth(field) ? [] : [name]));
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
  const carrying = callsThat((call) => credentialsOf(call).length > 0);
  expect(carrying).toEqual(
    expect.arrayContaining(['signIn', 'verifyCode', 'resendCode', 'resetPassword', 'changePassword']),
  );
  const forwarded = callsThat(({ reach }, name) => reach !== 'server' && carrying.includes(name));
  expectNone(
    forwarded,
    "give it reach: 'server' and a route under app/api/session, or rename the field that is no secret",
  );
});

// The first call of a session must not be one that a script could repeat with somebody else's data.
test('no call is open to the browser without a session', () => {
  const open = callsThat(({ reach, gate }) => reach === 'browser' && gate === 'open');
  expectNone(open, "give it another gate, or reach: 'server'");
});

test('every wire path is plain words between slashes, and no two calls share one', () => {
  const odd = callsThat(({ path }) => !WIRE_PATH.test(path));
  expectNone(odd, 'write its path as words between slashes');
  const placeOf = ({ method, path }: Call) => `${method} ${path.toLowerCase()}`;
  const shared = callsThat((call) => everyCall.filter(([, other]) => placeOf(other) === placeOf(call)).length > 1);
  expectNone(shared, 'give it a path of its own');
});

test('a family is listed by a call of the table', () => {
  const unlisted = everyCall.flatMap(([name, { family }]) =>
    family && !(family.listedBy in calls) ? [`${name} is listed by ${family.listedBy}`] : [],
  );
  expectNone(unlisted, 'name a call of the table');
});

// A reply that lets unknown fields through lets tomorrow's column through as well.
test('replies and requests name their fields (T67)', () => {
  const loose = callsThat(({ request, reply }) =>
    [request, reply].some((schema) =>
      /"additionalProperties":\{\}/.test(
        JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' })),
      ),
    ),
  );
  expectNone(loose, 'name the fields with z.object in place of z.looseObject or a record of z.unknown');
});

// The portal reads a request before the HR API does, and sends on what it made of it.
test('what stands for a field that is left out may be sent on', () => {
  const isRefused = (shape: unknown): boolean => {
    if (typeof shape !== 'object' || shape === null) return false;
    const { default: stands, minLength = 0 } = shape as { default?: unknown; minLength?: number };
    return (typeof stands === 'string' && stands.length < minLength) || Object.values(shape).some(isRefused);
  };
  const refused = callsThat(({ request }) => isRefused(z.toJSONSchema(request, { unrepresentable: 'any' })));
  expectNone(refused, 'make the field optional');
});

// A whole number of 2^31 or more is an error of the database, and the answer a 500.
test('no request takes a whole number that the database does not keep (T17)', () => {
  const tooLarge = (shape: unknown): boolean => {
    if (typeof shape !== 'object' || shape === null) return false;
    const {
      type,
      minimum = -Infinity,
      maximum = Infinity,
    } = shape as { type?: unknown; minimum?: number; maximum?: number };
    if (type === 'integer' && (minimum < -(2 ** 31) || maximum >= 2 ** 31)) return true;
    return Object.values(shape).some(tooLarge);
  };
  const loose = callsThat(({ request }) => tooLarge(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' })));
  expectNone(loose, 'write z.int32() in place of z.number().int()');
});

// A call is a verb and a noun, the same words in handler, data and test.
test('every call is named as a verb and a noun', () => {
  const VERB =
    /^(?:list|get|search|create|add|update|set|delete|remove|reply|accept|submit|send|resend|verify|sign|change|read|store|download|upload|mark|open|close|approve|reject|move|start|stop|run|save|cancel|confirm|export|import|request|reset|discard|stay|count|rate|suggest|assign|activate|authenticate|register|publish|withdraw|remind|lift|finish|reopen|decide|order|retire|restore|check|compare|try|edit|undo|preview|settle|end|disable|enable|invite|unbind|switch|ask|hold|release|recount|explain)[A-Z]/;
  const odd = callsThat((_, name) => !VERB.test(name));
  expectNone(odd, 'begin its name with a verb of this test, then the noun, such as listTickets');
});

// The tests that go over the whole table know nothing of a single call, so they do not count here.
test('every call is exercised by a test of its own', () => {
  const tests = code.filter(({ file }) => /^__tests__\/(?!bff\/|guards\/).*\.(?:test|e2e)\.tsx?$/.test(file));
  const missing = callsThat((_, name) => !tests.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)));
  expectNone(missing, 'add a test of its capability that makes the call');
});

// What is not in the list is in no table: the browser gets 404 for it.
test('every file of calls is in lib/contract/capability-calls.ts', () => {
  const [list] = below('lib/contract').filter(({ file }) => file === 'lib/contract/capability-calls.ts');
  const listed = importsOf(list!).map((name) => `${name}.ts`);
  const defining = filesWith(below('lib/contract'), /^export const \w+Calls = /m);
  expect(defining.length).toBeGreaterThan(20);
  const missing = defining.filter((file) => !listed.includes(file));
  expectNone(missing, 'add a statement for it to lib/contract/capability-calls.ts');
});

// One word for a capability on every layer, so that a listing of files by that word is its map.
test('a capability has one word in contract, HR API, components and messages', () => {
  const SHAPES_ALONE = [
    'changes',
    'access/passkeys',
    'access/session-ends',
    'workplace/shortcut-keys',
    'platform/addresses',
    'platform/client-address',
    'platform/errors',
  ];
  const RULES_ALONE = [
    'access/limits',
    'access/proof-rules',
    'platform/accent-colors',
    'platform/accent-schema',
    'platform/address-rules',
    'platform/calendar-rules',
    'platform/company-logo',
    'workplace/limits',
    'platform/csv',
    'platform/expressions',
    'platform/form',
    'platform/closeness',
    'platform/file-rules',
    'platform/fold-text',
    'platform/html',
    'platform/json-depth',
    'platform/keep-logging',
    'platform/key-header',
    'platform/languages',
    'platform/mail',
    'platform/one-line',
    'platform/storable-text',
    'platform/pdf-words',
  ];
  const capabilities = allFiles
    .map((file) => /^lib\/contract\/((?:access|platform|workplace)\/[\w-]+|[\w-]+(?=\/))/.exec(file)?.[1])
    .filter((name) => name !== undefined)
    .filter((name) => ![...SHAPES_ALONE, ...RULES_ALONE].includes(name));
  const places = [...new Set(capabilities)].flatMap((name) => [`hr-api/${name}/`, `components/${name}/`]);
  expect(places.length).toBeGreaterThan(20);
  const missing = places.filter((place) => !allFiles.some((file) => file.startsWith(place)));
  expectNone(missing, 'make the folder, or name the contract as the folder is named; shapes alone are listed above');
});
