import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../env';
import { mimeOf } from './mime';
import { dressMail } from './html';
import type { Deliver } from './mail';

/** Writes each mail as an `.eml` file that anyone can read, named by its time and its recipient. */
export function mailFolder(env: Environment): { deliver: Deliver; close: () => void } {
  const folder = join(env.DATA_DIR, 'mail');
  const deliver: Deliver = async (mail) => {
    await mkdir(folder, { recursive: true });
    const time = mail.queuedAt.replace(/[-:.]/g, '');
    const recipient = mail.to.replace(/[^A-Za-z0-9@._+-]/g, '_').slice(0, 100);
    const path = join(folder, `${time}-${recipient}-${mail.id.slice(0, 8)}.eml`);
    const draft = `${path}.part`;
    const dressed = { ...mail, html: dressMail(mail.html, env) };
    try {
      await writeFile(draft, mimeOf(dressed, env.MAIL_FROM, env.COMPANY_LOGO), { mode: 0o600 });
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };
  return { deliver, close: () => {} };
}
