/** A grey JPEG of 8 × 8, as browsers draw it, in its parts. */
const START = Buffer.from('ffd8', 'hex');
const JFIF = Buffer.from('ffe000104a46494600010100000100010000', 'hex');
const PICTURE = Buffer.concat([
  Buffer.concat([Buffer.from('ffdb004300', 'hex'), Buffer.alloc(64, 1)]),
  Buffer.from('ffc0000b080008000801011100', 'hex'),
  Buffer.from('ffc40014000100000000000000000000000000000000', 'hex'),
  Buffer.from('ffc40014100100000000000000000000000000000000', 'hex'),
  Buffer.from('ffda0008010100003f00', 'hex'),
  Buffer.from('00ff00ffd07f', 'hex'),
]);
const END = Buffer.from('ffd9', 'hex');

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** A JPEG of so many bytes, filled with a segment of tables that no decoder minds. */
export function jpeg({ extra = [] as readonly Buffer[], behind = Buffer.alloc(0), size = 0 } = {}): Buffer {
  const parts = [START, JFIF, ...extra, PICTURE, END, behind];
  let missing = size - Buffer.concat(parts).length;
  while (missing >= 4) {
    const length = Math.min(missing, 65_000);
    const body = missing - length > 0 && missing - length < 4 ? length - 8 : length - 4;
    parts.splice(2, 0, segment(0xec, Buffer.alloc(body, 0x20)));
    missing -= body + 4;
  }
  return Buffer.concat(parts);
}

export const POSITION = 'Singapore 1.2930 N 103.8558 E';

/** What a phone writes beside a picture: that it lies on its side, and where it was taken. */
export function metadata(): Buffer[] {
  const directory = Buffer.from(
    '49492a0008000000' +
      '0200' +
      '12010300010000000600000000000000'.slice(0, 24) +
      '258804000100000026000000' +
      '00000000',
    'hex',
  );
  return [
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), directory, Buffer.from(`GPS ${POSITION}`)])),
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${POSITION}</x:xmpmeta>`)),
    segment(0xed, Buffer.from(`Photoshop 3.0\0${POSITION}`)),
    segment(0xfe, Buffer.from(POSITION)),
  ];
}
