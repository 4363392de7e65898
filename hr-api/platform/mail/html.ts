import { colorsOf } from '../../../lib/contract/platform/accent-colors';
import { fitLogo } from '../../../lib/contract/platform/company-logo';
import type { Environment } from '../env';
import { escapeHtml } from '../escape-html';

const FONT =
  "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, 'Hiragino Sans', 'PingFang SC', 'Noto Sans CJK', sans-serif";

/** Where name, logo and colours of the company stand; written when the mail is sent. What people wrote is escaped and cannot say this. */
export const PLACES = { company: '<!-- company -->', accent: '<!-- accent -->', ink: '<!-- ink -->' } as const;

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
    .replaceAll(PLACES.accent, accent)
    .replaceAll(PLACES.ink, ink);
}

function logo(picture: NonNullable<Company['COMPANY_LOGO']>): string {
  const { width, height } = fitLogo(picture, { width: 120, height: 32 });
  const style = 'vertical-align:middle;margin-right:10px;border:0;';
  return `<img src="cid:${LOGO_ID}" alt="" width="${width}" height="${height}" style="${style}">`;
}

interface Frame {
  readonly language: string;
  readonly title: string;
  /** HTML. */
  readonly body: string;
}

/** What stands around every mail: whose it is, in tables and inline styles as mail programs need them. */
export function mailFrame({ language, title, body }: Frame): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f8fafc;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;max-width:520px;background:#ffffff;border:1px solid #e2e8f0;border-radius:12px;">
<tr><td style="padding:32px 28px 16px;font-family:${FONT};font-size:16px;line-height:24px;color:#1e293b;">
<p style="margin:0 0 20px;font-weight:600;color:#0f172a;">${PLACES.company}</p>
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
