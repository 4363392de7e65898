import { colorsOf } from '../../../lib/contract/platform/accent-colors';
import { fitLogo } from '../../../lib/contract/platform/company-logo';
import type { Environment } from '../env';
import { escapeHtml } from '../escape-html';

interface Layout {
  readonly language: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly code?: string;
  /** What the mail is about, in bold type. */
  readonly about?: string;
  /** What somebody wrote, with its line breaks. */
  readonly quote?: string;
  readonly after: readonly string[];
  /** Where the person goes on, as a button. */
  readonly link?: { readonly text: string; readonly address: string };
  readonly warning?: string;
  readonly closing: string;
}

const FONT =
  "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, 'Hiragino Sans', 'PingFang SC', 'Noto Sans CJK', sans-serif";

/** Where name, logo and colours of the company stand; written when the mail is sent. What people wrote is escaped and cannot say this. */
const PLACES = { company: '<!-- company -->', accent: '<!-- accent -->', ink: '<!-- ink -->' } as const;

/** By which a mail names the logo that goes along with it. */
export const LOGO_ID = 'company-logo';

/** The product's colour. */
const OWN_ACCENT = '#1bc5bd';

export type Company = Pick<Environment, 'COMPANY_NAME' | 'COMPANY_ACCENT' | 'COMPANY_LOGO'>;

/** A mail that says whose it is. */
export function dressMail(html: string, { COMPANY_NAME, COMPANY_ACCENT, COMPANY_LOGO }: Company): string {
  const { accent, ink } = colorsOf(COMPANY_ACCENT ?? OWN_ACCENT)!;
  const company = `${COMPANY_LOGO ? logo(COMPANY_LOGO) : ''}${escapeHtml(COMPANY_NAME)}`;
  return html
    .replace(PLACES.company, () => company)
    .replace(PLACES.accent, accent)
    .replace(PLACES.ink, ink);
}

function logo(picture: NonNullable<Company['COMPANY_LOGO']>): string {
  const { width, height } = fitLogo(picture, { width: 120, height: 32 });
  const style = 'vertical-align:middle;margin-right:10px;border:0;';
  return `<img src="cid:${LOGO_ID}" alt="" width="${width}" height="${height}" style="${style}">`;
}

const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;

function button({ text, address }: { text: string; address: string }): string {
  const style = `display:inline-block;padding:10px 20px;border-radius:8px;background:${PLACES.accent};color:${PLACES.ink};`;
  const href = escapeHtml(address);
  return `<p style="margin:0 0 16px;"><a href="${href}" style="${style}font-weight:600;text-decoration:none;">${escapeHtml(text)}</a></p>`;
}

/** A mail, with a code or a quotation in its middle, in tables and inline styles as mail programs need them. */
export function mailHtml({
  language,
  title,
  paragraphs,
  code,
  about,
  quote,
  after,
  link,
  warning,
  closing,
}: Layout): string {
  const box = 'margin:0 0 16px;padding:16px;border-radius:8px;background:#f1f5f9;text-align:center;';
  const said = 'margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #cbd5e1;color:#334155;';
  const fine = 'padding-top:16px;border-top:1px solid #e2e8f0;font-size:14px;line-height:21px;color:#475569;';
  const digits = 'font-size:32px;line-height:40px;font-weight:600;letter-spacing:8px;color:#0f172a;';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f8fafc;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #e2e8f0;border-radius:12px;">
<tr><td style="padding:32px 28px;font-family:${FONT};font-size:16px;line-height:24px;color:#1e293b;">
<p style="margin:0 0 20px;font-weight:600;color:#0f172a;">${PLACES.company}</p>
${paragraphs.map((text) => paragraph(text)).join('\n')}
${about ? paragraph(about, 'font-weight:600;') : ''}${code ? `<div style="${box}${digits}">${escapeHtml(code)}</div>` : ''}${quote ? `<div style="${said}">${escapeHtml(quote).replace(/\n/g, '<br>')}</div>` : ''}
${after.map((text) => paragraph(text)).join('\n')}
${link ? button(link) : ''}${warning ? paragraph(warning, fine) : ''}
<p style="margin:0;font-size:12px;line-height:18px;color:#64748b;">${escapeHtml(closing)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
