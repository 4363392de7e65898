import { SaxesParser } from 'saxes';
import { UnreadableTable } from '../unreadable-table';

export type Attributes = Readonly<Record<string, string>>;

/** What a part says, names of elements without their prefixes. */
export interface XmlListener {
  readonly onOpen: (name: string, attributes: Attributes) => void;
  readonly onClose?: (name: string) => void;
  readonly onText?: (text: string) => void;
}

/** Letters without an element or text to tell of: the parser holds them, however many there are. */
const MAX_SILENCE = 1024 * 1024;

const MAX_DEPTH = 64;

/**
 * Goes through XML and passes on what the listener emits, after each piece. Throws `broken` where it is not well-formed, and for a
 * document type: that could define entities.
 */
export async function* parseXml<Item>(
  bytes: AsyncIterable<Buffer>,
  listen: (emit: (item: Item) => void) => XmlListener,
): AsyncGenerator<Item> {
  let items: Item[] = [];
  const parser = quietParser(listen((item) => items.push(item)));
  for await (const text of decoded(bytes)) {
    parser.write(text);
    if (items.length === 0) continue;
    const ready = items;
    items = [];
    yield* ready;
  }
  parser.close();
  yield* items;
}

const refuse = () => {
  throw new UnreadableTable('broken');
};

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function quietParser({ onOpen, onClose, onText }: XmlListener) {
  const parser = new SaxesParser({ position: false });
  let [silence, depth] = [0, 0];
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    silence = 0;
    depth += 1;
    if (depth > MAX_DEPTH) refuse();
    onOpen(localName(name), attributes as Attributes);
  });
  parser.on('closetag', ({ name }) => {
    silence = 0;
    depth -= 1;
    onClose?.(localName(name));
  });
  const say = (text: string) => {
    silence = 0;
    onText?.(text);
  };
  parser.on('text', say);
  parser.on('cdata', say);
  return {
    write: (text: string) => {
      silence += text.length;
      parser.write(text);
      if (silence > MAX_SILENCE) throw new UnreadableTable('too_large');
    },
    close: () => void parser.close(),
  };
}

async function* decoded(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  const decode = (piece?: Buffer) => {
    try {
      return piece ? decoder!.decode(piece, { stream: true }) : (decoder?.decode() ?? '');
    } catch {
      throw new UnreadableTable('broken');
    }
  };
  for await (const piece of bytes) {
    decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
    yield decode(piece);
  }
  yield decode();
}

function encodingOf([first, second]: Buffer): string {
  if (first === 0xff || second === 0) return 'utf-16le';
  return first === 0xfe || first === 0 ? 'utf-16be' : 'utf-8';
}
