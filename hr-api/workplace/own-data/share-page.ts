import type { Language } from '../../../lib/contract/platform/languages';
import { wireInstant } from '../../platform/dates';
import { escapeHtml } from '../../platform/escape-html';
import type { PersonalValue } from '../../platform/personal-data';
import type { ReadShare } from './read-shares';

const STYLE = [
  'body{font:16px/1.5 system-ui,sans-serif;color:#0f172a;background:#fff;margin:2rem auto;max-width:70rem;padding:0 1rem}',
  'table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #cbd5e1;padding:.5rem;text-align:left;vertical-align:top}',
  'td{white-space:pre-wrap;overflow-wrap:anywhere}a{color:#0f7a75}h1{font-size:1.5rem}.wide{overflow-x:auto}',
  '@media(prefers-color-scheme:dark){body{color:#e2e8f0;background:#0f172a}th,td{border-color:#334155}a{color:#5eead4}}',
].join('');

/** A page that needs nothing but itself. `content` is HTML. */
export const htmlPage = (language: Language, title: string, content: string): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`,
    `<body><h1>${escapeHtml(title)}</h1>${content}</body></html>\n`,
  ].join('');

const shown = (value: PersonalValue): string =>
  value === null ? '' : value instanceof Date ? wireInstant(value) : String(value);

const cells = (element: 'td' | 'th scope="col"', texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${element}>${escapeHtml(text)}</${element.slice(0, 2)}>`).join('')}</tr>`;

/** A share as a page to read. */
export function sharePage({ share, rows }: ReadShare, language: Language): string {
  const names = Object.keys(share.columns);
  const headings = names.map((name) => share.columns[name]![language]);
  const body = rows.map((row) =>
    cells(
      'td',
      names.map((name) => shown(row[name] ?? null)),
    ),
  );
  const table = `<table><thead>${cells('th scope="col"', headings)}</thead><tbody>${body.join('')}</tbody></table>`;
  return htmlPage(language, share.titles[language], `<div class="wide">${table}</div>`);
}

/** The same for programs, whatever the language. */
export const shareJson = ({ share, rows }: ReadShare): string =>
  `${JSON.stringify({ name: share.name, rows }, null, 2)}\n`;
