import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

const TIMEOUT_MS = 10_000;

/** The mails that the product wrote into its folder, as their recipients would read them. */
export class Mailbox {
  readonly #folder: string;
  readonly #read = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async #unread(address: string): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    return names
      .filter((name) => name.endsWith('.eml') && name.includes(`-${address}-`) && !this.#read.has(name))
      .sort();
  }

  /** Counts what lies there as read, so that `next` waits for a mail that is still to come. */
  async markRead(address: string): Promise<void> {
    for (const name of await this.#unread(address)) this.#read.add(name);
  }

  /** The oldest unread mail to `address` as a whole; waits for it. */
  async next(address: string): Promise<string> {
    await expect
      .poll(() => this.#unread(address), { message: `a mail to ${address}`, timeout: TIMEOUT_MS })
      .not.toEqual([]);
    const [name] = await this.#unread(address);
    this.#read.add(name as string);
    return readFile(path.join(this.#folder, name as string), 'utf8');
  }

  /** Every mail that lies there, whoever it is to and whether or not it was read. */
  async all(): Promise<string[]> {
    const names = (await readdir(this.#folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    return Promise.all(names.map((name) => readFile(path.join(this.#folder, name), 'utf8')));
  }
}
