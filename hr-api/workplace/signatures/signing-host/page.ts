import type { Language } from '../../../../lib/contract/platform/languages';
import type { Assets } from './assets';
import type { CompanyAssets } from './company-assets';
import { canWrite } from '../stamping/ink';
import type { OpenSigningRequest } from '../signing-request';
import type { FrameKind } from './frame-kinds';
import { escapeHtml } from '../../../platform/escape-html';
import { ownNameOf } from '../own-name';
import { pageTextsOf, type PageTexts } from '../page-texts';

interface PageText {
  readonly assets: Assets;
  readonly company: CompanyAssets & { readonly name: string };
  readonly portalOrigin: string;
  readonly language: Language;
  readonly theme: 'light' | 'dark' | undefined;
}

interface SigningPage extends PageText {
  readonly request: OpenSigningRequest;
  readonly kind: FrameKind;
  readonly isAutomatic: boolean;
  readonly userId: string;
  readonly code: string;
  /** As people read it; null while nothing is signed. */
  readonly signedAt: string | null;
}

/** Files of the reader that some documents need. */
const READER_PARTS = ['jbig2.wasm', 'openjpeg.wasm', 'qcms_bg.wasm', 'FoxitDingbats.pfb', 'FoxitSymbol.pfb'];

/** The page with the document and the place to sign it; the script draws the one and sends the other. */
export function signingPage(page: SigningPage): string {
  const { request: opened, kind, assets, isAutomatic, userId, code, portalOrigin, signedAt } = page;
  const words = pageTextsOf(page.language);
  const address = `/document/${userId}/${code}`;
  const data = {
    words: JSON.stringify(words.script),
    portal: portalOrigin,
    address,
    worker: assets.named('pdf.worker.min.js').address,
    parts: JSON.stringify(Object.fromEntries(READER_PARTS.map((name) => [name, assets.named(name).address]))),
    user: userId,
    code,
    signer: ownNameOf(opened.signer),
    automatic: String(isAutomatic),
    picturename: String(!canWrite(assets.letters, opened.signer.name)),
  };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`);
  const preload = `<link rel="preload" as="fetch" crossorigin href="${address}">`;
  const lead = isAutomatic ? words.page.leadAutomatic : words.page.lead[kind];
  return documentOf(
    page,
    words,
    opened.documentName,
    preload,
    `<body ${attributes.join(' ')}>
<header class="bar">
${logoOf(page)}<h1>${escapeHtml(opened.documentName)}</h1>
<p class="place" id="place" aria-live="polite"></p>
<div class="zoom">
<button type="button" id="reading" class="tool reading" aria-pressed="false" hidden>${words.page.text}</button>
<button type="button" id="smaller" class="tool" aria-label="${words.page.zoomOut}">−</button>
<button type="button" id="larger" class="tool" aria-label="${words.page.zoomIn}">+</button>
</div>
</header>
<main id="pages" class="pages" tabindex="0" aria-label="${escapeHtml(opened.documentName)}"><div class="paper skeleton"></div></main>
<section class="signing" aria-labelledby="heading">
<h2 id="heading">${words.page.heading}</h2>
<p id="signed" class="signed" role="status" tabindex="-1"${signedAt ? '' : ' hidden'}>${escapeHtml(words.signedText(signedAt ?? ''))}</p>
<form id="form"${signedAt ? ' hidden' : ''} novalidate>
<p class="muted">${lead}</p>
${isAutomatic ? '' : drawOrTypeForm(words)}
<p class="muted small">${words.consentHtml(opened.signer)}</p>
<p id="fault" class="fault" role="alert" hidden></p>
<div class="actions">
${isAutomatic ? '' : `<button type="button" id="clear" class="quiet">${words.page.clear}</button>`}
<button type="submit" id="submit" class="primary">${words.page.sign}</button>
</div>
<input type="hidden" name="DocumentCode" id="result" value="${opened.signature?.code ?? ''}">
</form>
</section>
</body>`,
  );
}

function drawOrTypeForm({ page }: PageTexts): string {
  return `<fieldset class="ways">
<legend>${page.how}</legend>
<label><input type="radio" name="way" value="drawn" checked><span>${page.draw}</span></label>
<label><input type="radio" name="way" value="typed"><span>${page.type}</span></label>
</fieldset>
<div id="drawn" class="pad"><canvas id="pad" role="img" aria-label="${page.pad}"></canvas><p id="hint" class="hint" aria-hidden="true">${page.pad}</p></div>
<div id="typed" class="typed" hidden>
<label for="name">${page.typedName}</label>
<input id="name" type="text" maxlength="400" autocomplete="off" aria-describedby="fault">
<div class="pad"><canvas id="script" aria-hidden="true"></canvas></div>
</div>`;
}

/** What stands in the frame where no document may: the portal hears nothing of it. */
export function refusalPage(look: PageText & { readonly isOver: boolean }): string {
  const words = pageTextsOf(look.language);
  const text = look.isOver ? words.page.over : words.page.elsewhere;
  return documentOf(
    look,
    words,
    words.page.refused,
    '',
    `<body data-portal="${escapeHtml(look.portalOrigin)}">
<main class="refusal"><h1>${words.page.refused}</h1><p>${text}</p></main>
</body>`,
  );
}

const logoOf = ({ company }: PageText) =>
  company.logo ? `<img class="logo" src="${company.logo.address}" alt="${escapeHtml(company.name)}">\n` : '';

function documentOf(
  { assets, company, language, theme }: PageText,
  words: PageTexts,
  title: string,
  head: string,
  body: string,
): string {
  const script = assets.named('page.js').address;
  return `<!doctype html>
<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} · ${company.name}`)}</title>
${head}
${[assets.named('page.css'), company.style].map((asset) => asset && `<link rel="stylesheet" href="${asset.address}">\n`).join('')}<script type="module" src="${script}"></script>
</head>
${body}
</html>
`;
}
