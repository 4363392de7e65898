import { SaxesParser } from 'saxes';
import { ApiError } from '../../errors';

/** What a part may not be: macros, in whichever document, controls and objects of other programs. */
const ACTIVE_TYPE = /vbaProject|vbaData|macroEnabled|macrosheet|activeX|oleObject/i;

const ACTIVE_RELATIONSHIP =
  /\/(?:vbaProject|wordVbaData|xlMacrosheet|xlIntlMacrosheet|control|activeXControlBinary|oleObject|attachedToolbars|aFChunk)$/i;

/** What may stand elsewhere: nothing of it is fetched to run, as templates, frames, parts of a document and objects are. */
const HARMLESS_ELSEWHERE = /\/(?:hyperlink|image|externalLinkPath|xlPathMissing)$/;

/** A place on another machine of the network, to which Windows answers with who is signed in as soon as it is shown. */
const ON_NETWORK = /^(?:file:)?(?:[\\/]{2}[^\\/]|[\\/]{4,})/i;

/** A link that starts a program or runs what stands in it. */
const STARTS_PROGRAM = /^\s*(?:javascript|vbscript|data|shell|res|mk|search|search-ms|ms-[\w-]+):/i;

/** A template on the writer's own disk, which Word notes in each document that was begun with one. */
const LOCAL_TEMPLATE = /^file:\/\/\/[a-z]:[\\/]/i;

/** A field that starts a program by what Windows calls dynamic data exchange. */
const EXCHANGE = /^[^\S\r\n\u2028\u2029]*DDE(?:AUTO)?\b/im;

type Attributes = Readonly<Record<string, string>>;

/** Whether a part of an Office document runs something or has something fetched that may. */
export function isActivePart(name: string, content: Buffer, extensions: ReadonlySet<string>): boolean {
  const text = textOf(name, content);
  if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) return true;
  if (/^\[content_types\]\.xml$/i.test(name)) return hasActiveType(text, extensions);
  if (/\.rels$/i.test(name)) return hasActiveRelationship(text);
  if (/<(?:[^<>\s]{0,100}:)?(?:dde|ole)Link\b/.test(text)) return true;
  if (text.includes('refreshOnLoad') && refreshesOnOpening(text)) return true;
  return /instr(?:Text)?\b/.test(text) && EXCHANGE.test(fieldsOf(text));
}

/** The text of a part in XML, by what it is called or how it begins; none of any other part. */
function textOf(name: string, content: Buffer): string {
  const isXml = /^[\s\0\u00ff\u00fe\u00ef\u00bb\u00bf]*</.test(content.toString('latin1'));
  if (!isXml && /\.(?:xml|rels)$/i.test(name)) throw new ApiError('file_content');
  if (!isXml) return '';
  const [first, second] = content;
  const isWide = first === 0 || second === 0 || first! >= 0xfe;
  const encoding = !isWide ? 'utf-8' : first === 0 || first === 0xfe ? 'utf-16be' : 'utf-16le';
  return new TextDecoder(encoding).decode(content);
}

/** Types of kinds of files that are not in the document say nothing: some writers list all that they know. */
const hasActiveType = (text: string, extensions: ReadonlySet<string>) =>
  tagsOf(text).some(
    ({ PartName, Extension = '', ContentType = '' }) =>
      ACTIVE_TYPE.test(ContentType) && (PartName !== undefined || extensions.has(Extension.toLowerCase())),
  );

const hasActiveRelationship = (text: string) =>
  tagsOf(text).some(({ Type = '', Target = '', TargetMode = 'Internal' }) => {
    if (ACTIVE_RELATIONSHIP.test(Type)) return true;
    if (TargetMode === 'Internal') return false;
    if (STARTS_PROGRAM.test(Target) || (Type.endsWith('/image') && ON_NETWORK.test(Target))) return true;
    if (HARMLESS_ELSEWHERE.test(Type)) return false;
    return !(Type.endsWith('/attachedTemplate') && LOCAL_TEMPLATE.test(Target));
  });

/** Whether a workbook asks another place for its data as soon as it is opened. */
function refreshesOnOpening(text: string): boolean {
  let isSo = false;
  parse(text, {
    onTag: (name, { refreshOnLoad = 'false' }) => {
      if (name === 'connection' && /^(?:1|true|on)$/i.test(refreshOnLoad)) isSo = true;
    },
  });
  return isSo;
}

function tagsOf(text: string): Attributes[] {
  const tags: Attributes[] = [];
  parse(text, { onTag: (_, attributes) => tags.push(attributes) });
  return tags;
}

/** What each field of a text says, one per line. */
function fieldsOf(text: string): string {
  let fields = '';
  parse(text, {
    onTag: (name, attributes) => {
      if (name === 'fldChar') fields += '\n';
      if (name === 'fldSimple') fields += `\n${Object.values(attributes).join('\n')}\n`;
    },
    onText: (name, part) => {
      if (name === 'instrText') fields += part;
    },
  });
  return fields;
}

interface Listeners {
  readonly onTag: (name: string, attributes: Attributes) => void;
  /** Of the tag in which the text stands. */
  readonly onText?: (name: string, text: string) => void;
}

/** Goes through XML, names without their prefixes. Throws `file_content` where Office would not read it either. */
function parse(text: string, { onTag, onText = () => undefined }: Listeners): void {
  const parser = new SaxesParser();
  const open: string[] = [];
  parser.on('error', () => {
    throw new ApiError('file_content');
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name.slice(name.indexOf(':') + 1));
    onTag(open.at(-1)!, attributes);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (part) => onText(open.at(-1) ?? '', part));
  parser.on('cdata', (part) => onText(open.at(-1) ?? '', part));
  parser.write(text).close();
}
