import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ReadMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const WAIT_MS = 60_000;

/** The mails in a mail folder, oldest first. */
export async function mailsIn(dataDir: string): Promise<ReadMail[]> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    names.map(async (name) => {
      const source = await readFile(join(folder, name), 'utf8');
      const headerOf = (header: string) => new RegExp(`^${header}: (.*)\r$`, 'm').exec(source)?.[1] ?? '';
      return { to: headerOf('To'), subject: headerOf('Subject'), text: source };
    }),
  );
}

/** Waits until there are so many mails in the folder, and answers them. */
export async function waitForMails(dataDir: string, count: number): Promise<ReadMail[]> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const mails = await mailsIn(dataDir);
    if (mails.length >= count) return mails;
    if (Date.now() > until) throw new Error(`Only ${mails.length} of ${count} mails came`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The code in a mail, a short or a long one. */
export function codeIn({ text }: ReadMail): string {
  const code = /^(\d{6}|\d{16})\r$/m.exec(text)?.[1];
  if (!code) throw new Error('The mail has no code');
  return code;
}
