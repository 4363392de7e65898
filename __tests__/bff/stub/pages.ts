import { readdirSync } from 'node:fs';
import path from 'node:path';
import { needOf, type PageNeed } from '@/lib/gate';

const APP = path.join(__dirname, '../../../app');

export interface PageFile {
  /** Below `app/`. */
  readonly file: string;
  /** The address that it answers, with `x` for what is variable. */
  readonly address: string;
  readonly need: PageNeed;
}

const addressOf = (file: string) =>
  `/${path
    .dirname(file)
    .split('/')
    .filter((part) => part !== '.' && !part.startsWith('('))
    .map((part) => (part.startsWith('[') ? 'x' : part))
    .join('/')}`;

/** What a page asks for itself. Only the page of all other links can be that of a section; it is tested by itself. */
function ownNeedOf(address: string): PageNeed {
  const need = needOf(address);
  return need === 'section' ? 'full' : need;
}

/** Every page of the product, found and not listed, so that a new one cannot be forgotten. */
export const pageFiles: readonly PageFile[] = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => ({ file, address: addressOf(file), need: ownNeedOf(addressOf(file)) }));
