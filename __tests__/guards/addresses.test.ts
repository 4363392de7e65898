import { textFields } from '../bff/stub/reply-fields';
import { everyCall } from '../bff/stub/table-of-calls';
import { expectNone } from './expect-none';
import { below } from './source-files';

const fields = everyCall.flatMap(([, call]) => textFields(call));
const marked = new Set(fields.filter(({ shape }) => shape['x-address']).map(({ name }) => name));
const unmarked = new Set(fields.map(({ name }) => name).filter((name) => !marked.has(name)));

/** Where an address is used. */
const USED =
  /\b(?:href|src|srcSet|poster|action|formAction)=\{((?:[^{}<]|\{[^{}]*\})*)\}|\b(?:redirect|router\.push|router\.replace|location\.assign|location\.replace|window\.open)\((.*)/g;
/** What is no part of an address: what is encoded, a field by whose code an address is looked up, the name of an address. */
const APART = /encodeURIComponent\([^)]*\)|addressOf\w*\([^)]*\)|\w+(?:Page|Src|Of)\([^)]*\)/g;

test('what the HR API writes becomes an address by the schema of one, or encoded (T78)', () => {
  const places = below('app', 'components', 'lib').flatMap(({ file, text }) =>
    [...text.matchAll(USED)].flatMap(([, attribute = '', argument = '']) => {
      const names = `${attribute}${argument}`.replace(APART, '').match(/(?<![\w'"])[A-Z]\w+(?!\w*[('"])/g) ?? [];
      return names.filter((name) => unmarked.has(name)).map((name) => `${file}, ${name}`);
    }),
  );
  expectNone(places, 'give the field a schema of lib/contract/platform/addresses.ts, or encode it');
});
