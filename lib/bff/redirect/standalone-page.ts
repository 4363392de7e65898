import 'server-only';
import { createHash } from 'node:crypto';
import type { PortalConfig } from '../../config';
import { accentVariables } from '../../contract/platform/accent-colors';
import { fitLogo } from '../../contract/platform/company-logo';
import type { Language } from '../../contract/platform/languages';

type Company = Pick<PortalConfig, 'title' | 'accent' | 'logo'>;

interface PageTexts {
  readonly title: string;
  readonly text: string;
  /** Of the one link. */
  readonly link: string;
}

/** Nothing else can be fetched when this is read, so the few colours of `app/globals.css` that it needs stand here again. */
const STYLE = `
:root {
  color-scheme: light dark; --line: light-dark(#8494a0, #62747b);
  --accent: #1bc5bd; --accent-ink: #062b2a; --accent-text: light-dark(#0f7a75, #45d5ce);
}
body {
  display: grid; place-items: center; min-height: 100dvh; margin: 0; padding: 24px; box-sizing: border-box;
  background: light-dark(#f7f9fa, #0b1214); color: light-dark(#0f1d21, #e8eff0);
  font: 16px/24px Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
main { max-width: 28rem; text-align: center; }
.company { display: flex; align-items: center; justify-content: center; gap: 10px; margin-bottom: 32px; font-weight: 600; }
.company img { background: light-dark(transparent, #fff); }
svg { width: 160px; height: 104px; fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.shape { fill: light-dark(#ffffff, #121b1e); stroke: var(--line); }
.mark { stroke: var(--accent); }
h1 { margin: 24px 0 8px; font-size: 24px; line-height: 32px; font-weight: 600; text-wrap: balance; }
p { margin: 0; color: light-dark(#52636c, #9db0b6); text-wrap: balance; }
a {
  display: inline-flex; align-items: center; min-height: 44px; margin-top: 24px; padding: 0 16px; border-radius: 10px;
  background: var(--accent); color: var(--accent-ink); font-weight: 500; text-decoration: none;
}
a:focus-visible { outline: 2px solid var(--accent-text); outline-offset: 2px; }
`;

const DRAWING = `<svg viewBox="0 0 160 104" aria-hidden="true"><path class="shape" d="M50 78a18 18 0 0 1 0-36c4-18 34-22 42-4 16-3 26 8 24 20 8 2 10 20-6 20H50Z"/><path class="mark" stroke-width="3.5" d="M78 48v13m0 8v.1"/><path class="mark" opacity=".5" d="M30 28h12m74-8h14M22 62h8"/></svg>`;

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] as string);

function styleOf({ accent }: Company): string {
  if (!accent) return STYLE;
  const colors = Object.entries(accentVariables(accent)).map(([name, value]) => `${name}: ${value};`);
  return `${STYLE}:root { ${colors.join(' ')} }\n`;
}

/** Its own style and a picture within it, and nothing more: no script, no connection. */
const policyOf = (style: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

function logoOf({ logo }: Company): string {
  if (!logo) return '';
  const { width, height } = fitLogo(logo, { width: 120, height: 30 });
  const source = `data:${logo.type};base64,${logo.bytes.toString('base64')}`;
  return `<img src="${source}" alt="" width="${width}" height="${height}">`;
}

/**
 * A whole page that needs nothing but itself, and the policy that says so. Its one link leads to an address, or asks again for the
 * page in whose place it stands.
 */
export function standalonePage(
  language: Language,
  company: Company,
  { title, text, link }: PageTexts,
  href = '',
): { readonly html: string; readonly policy: string } {
  const style = styleOf(company);
  const html = `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`${title} · ${company.title}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="company">${logoOf(company)}${escaped(company.title)}</p>
${DRAWING}
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
<a href="${escaped(href)}">${escaped(link)}</a>
</main>
</body>
</html>
`;
  return { html, policy: policyOf(style) };
}
