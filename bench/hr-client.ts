import { createCipheriv, createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { formatInTimeZone } from 'date-fns-tz';
import { Pool } from 'undici';
import { calls, type CallName, type ReplyFor, type RequestFor } from '../lib/contract/all';
import { errorReplySchema, type ErrorCode } from '../lib/contract/platform/errors';
import {
  IDEMPOTENCY_HEADER,
  KEY_HEADER,
  KEY_LABEL,
  keyHeaderText,
  PASSWORD_SEAL_VERSION,
} from '../lib/contract/platform/key-header';

/** A portal reduced to its wire: it makes one call at a time unless told otherwise, under the key header, and passes on what came. */
export class HrClient {
  readonly #pool: Pool;
  /** A connection of their own, so that no call waits for a file. */
  readonly #files: Pool;
  readonly #base: string;
  readonly #basePath: string;
  readonly #key: string;

  /**
   * @param base the HR API's address up to and with its version, ending in a slash
   * @param connections how many calls it has under way at once
   */
  constructor(base: string, key: string, connections = 1) {
    const { origin, pathname } = new URL(base);
    this.#pool = new Pool(origin, { connections });
    this.#files = new Pool(origin, { connections: 1 });
    this.#base = base;
    this.#basePath = pathname;
    this.#key = key;
  }

  /** Another client of the same HR API, which has so many calls under way at once. */
  another(connections: number): HrClient {
    return new HrClient(this.#base, this.#key, connections);
  }

  #derive(purpose: keyof typeof KEY_LABEL): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#key, '', KEY_LABEL[purpose], 32));
  }

  #keyHeader(method: string, path: string): string {
    const time = formatInTimeZone(new Date(), 'Asia/Kolkata', 'MM-dd-yyyy HH:mm');
    const text = keyHeaderText({ time, method, path, clientAddress: '' });
    return `${time} ${createHmac('sha256', this.#derive('header')).update(text).digest('base64url')}`;
  }

  async #send(
    name: CallName,
    request: object,
    token?: string,
    member?: string,
  ): Promise<{ status: number; text: string }> {
    const { path: family, method, effect, reach } = calls[name];
    const path = member === undefined ? family : `${family}/${member}`;
    const answer = await this.#pool.request({
      path: `${this.#basePath}${path}`,
      method,
      headers: {
        'content-type': 'application/json',
        [KEY_HEADER]: this.#keyHeader(method, path),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(effect === 'write' && reach === 'browser' && { [IDEMPOTENCY_HEADER]: randomUUID() }),
      },
      body: JSON.stringify(request),
    });
    return { status: answer.statusCode, text: await answer.body.text() };
  }

  /** Throws for anything but the reply that the contract promises. `member` is the last part of the path of a call of a family. */
  async call<Name extends CallName>(
    name: Name,
    request: RequestFor<Name>,
    token?: string,
    member?: string,
  ): Promise<ReplyFor<Name>> {
    const { status, text } = await this.#send(name, request, token, member);
    if (status !== 200) throw new Error(`${name} answered ${status}: ${text.slice(0, 200)}`);
    return calls[name].reply.parse(JSON.parse(text)) as ReplyFor<Name>;
  }

  /** Fetches a file and throws it away, or no more of it once `isOver`; throws where it is refused. */
  async download<Name extends CallName>(
    name: Name,
    request: RequestFor<Name>,
    token: string,
    isOver: () => boolean,
  ): Promise<void> {
    const { path, method } = calls[name];
    const answer = await this.#files.request({
      path: `${this.#basePath}${path}?${new URLSearchParams(request as Record<string, string>).toString()}`,
      method,
      headers: { [KEY_HEADER]: this.#keyHeader(method, path), authorization: `Bearer ${token}` },
    });
    if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}`);
    for await (const _ of answer.body) if (isOver()) break;
  }

  /** Asks whether the HR API's process lives, which it answers without its database. */
  async checkLive(): Promise<void> {
    const answer = await this.#pool.request({ path: `${this.#basePath}live`, method: 'GET' });
    await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`live answered ${answer.statusCode}`);
  }

  /** Makes a call that has to be refused; throws where it is not, or for another reason. */
  async refused<Name extends CallName>(name: Name, request: RequestFor<Name>, code: ErrorCode): Promise<void> {
    const { status, text } = await this.#send(name, request);
    if (status === 200 || errorReplySchema.parse(JSON.parse(text)).code !== code)
      throw new Error(`${name} answered ${status} instead of ${code}: ${text.slice(0, 200)}`);
  }

  /** A password as the portal sends it. */
  sealed(password: string): string {
    const time = String(Date.now());
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#derive('password'), nonce).setAAD(Buffer.from(time));
    const sealed = Buffer.concat([cipher.update(password, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return [PASSWORD_SEAL_VERSION, time, nonce.toString('base64url'), sealed.toString('base64url')].join('.');
  }

  /** Signs in; the new session's token. */
  async signIn(username: string, password: string): Promise<string> {
    return (await this.call('signIn', { username, password: this.sealed(password) })).authToken;
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.close(), this.#files.close()]);
  }
}
