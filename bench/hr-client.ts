import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { formatInTimeZone } from 'date-fns-tz';
import { Pool } from 'undici';
import { calls, type CallName, type ReplyFor, type RequestFor } from '../lib/contract/all';
import { KEY_HEADER, KEY_LABEL, keyHeaderText, PASSWORD_SEAL_VERSION } from '../lib/contract/key-header';

/** A portal reduced to its wire: it makes one call at a time, under the key header, and passes on what came. */
export class HrClient {
  readonly #pool: Pool;
  readonly #basePath: string;
  readonly #key: string;

  /** @param base the HR API's address up to and with its version, ending in a slash */
  constructor(base: string, key: string) {
    const { origin, pathname } = new URL(base);
    this.#pool = new Pool(origin, { connections: 1 });
    this.#basePath = pathname;
    this.#key = key;
  }

  #derive(purpose: keyof typeof KEY_LABEL): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#key, '', KEY_LABEL[purpose], 32));
  }

  #keyHeader(method: string, path: string): string {
    const time = formatInTimeZone(new Date(), 'Asia/Kolkata', 'MM-dd-yyyy HH:mm');
    const text = keyHeaderText({ time, method, path, clientAddress: '' });
    return `${time} ${createHmac('sha256', this.#derive('header')).update(text).digest('base64url')}`;
  }

  /** Throws for anything but the reply that the contract promises. */
  async call<Name extends CallName>(name: Name, request: RequestFor<Name>, token?: string): Promise<ReplyFor<Name>> {
    const { path, method, reply } = calls[name];
    const answer = await this.#pool.request({
      path: `${this.#basePath}${path}`,
      method,
      headers: {
        'content-type': 'application/json',
        [KEY_HEADER]: this.#keyHeader(method, path),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(request),
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}: ${text.slice(0, 200)}`);
    return reply.parse(JSON.parse(text)) as ReplyFor<Name>;
  }

  /** Signs in; the new session's token. */
  async signIn(username: string, password: string): Promise<string> {
    const time = String(Date.now());
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#derive('password'), nonce).setAAD(Buffer.from(time));
    const sealed = Buffer.concat([cipher.update(password, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    const parts = [PASSWORD_SEAL_VERSION, time, nonce.toString('base64url'), sealed.toString('base64url')];
    const { authToken } = await this.call('signIn', { username, password: parts.join('.') });
    return authToken;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
