import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';

const HEAD =
  '--edge\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: application/octet-stream\r\n\r\n';
const TAIL = '\r\n--edge--\r\n';

/** A browser's file calls to a portal's call proxy. */
export class FileClient {
  constructor(
    private readonly address: string,
    private readonly cookie: string,
  ) {}

  /** Sends a file piece by piece; throws unless it is taken. */
  async upload(fileName: string, content: Iterable<Buffer>): Promise<{ HeaderCode: string; FileName: string }> {
    const query = new URLSearchParams({ filename: fileName, headercode: '0', empid: '' });
    const request = http.request(`${this.address}/api/hr/uploadTicketFile?${query.toString()}`, {
      method: 'POST',
      agent: false,
      headers: {
        cookie: this.cookie,
        origin: this.address,
        'sec-fetch-site': 'same-origin',
        'x-hr-portal': '1',
        'idempotency-key': randomUUID(),
        'content-type': 'multipart/form-data; boundary=edge',
      },
    });
    const answered = once(request, 'response') as Promise<[http.IncomingMessage]>;
    request.write(HEAD);
    for (const piece of content) if (!request.write(piece)) await Promise.race([once(request, 'drain'), answered]);
    request.end(TAIL);
    const [answer] = await answered;
    const reply = await text(answer);
    if (answer.statusCode !== 200) throw new Error(`the upload was answered ${answer.statusCode}: ${reply}`);
    return JSON.parse(reply) as { HeaderCode: string; FileName: string };
  }

  /** Fetches a file and throws it away; its length and digest. */
  async download(headercode: string): Promise<{ bytes: number; sha256: string }> {
    const request = http.get(`${this.address}/api/hr/downloadTicketFile?headercode=${headercode}`, {
      agent: false,
      headers: { cookie: this.cookie },
    });
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    if (answer.statusCode !== 200) throw new Error(`the download was answered ${answer.statusCode}`);
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of answer) {
      hash.update(chunk as Buffer);
      bytes += (chunk as Buffer).length;
    }
    return { bytes, sha256: hash.digest('hex') };
  }
}
