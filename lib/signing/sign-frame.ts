import type { ReplyFor } from '../contract/all';
import type { Language } from '../contract/platform/languages';
import type { Theme } from '../layout-config';

/** The frame in which the e-sign host shows a document. */
export interface SignFrame {
  readonly address: string;
  /** The e-sign host's, whose messages alone count. */
  readonly origin: string;
  /** In pixels (COC-15, COC-16, SCON-17). */
  readonly height: 1200 | 970;
  /** Whether the document waits for a signature, and not only for its reader. */
  readonly isToSign: boolean;
}

type Conduct = Pick<
  ReplyFor<'getConduct'>,
  'IsPdf' | 'IsPlaceholderPdf' | 'IsSignedLetter' | 'AutoSign' | 'DocumentCode' | 'UserId'
>;

interface Surroundings {
  /** Null where no e-sign host is configured. */
  readonly signingOrigin: string | null;
  /** Ours, by the name that the page was opened under: one that is configured, the host speaks to no other. */
  readonly portalOrigin: string;
  readonly language: Language;
  readonly theme: Theme;
}

/** SOPQ-27: which of the host's paths shows it. */
function pathOf({ IsSignedLetter, AutoSign, IsPlaceholderPdf }: Conduct) {
  if (AutoSign) return 'new-esign/employee';
  if (IsSignedLetter) return 'eletterpdf-esign';
  return IsPlaceholderPdf ? 'epdf-esign' : 'pdf-esign';
}

const encoded = (text: string) => Buffer.from(text, 'utf8').toString('base64url');

/** Where an agreement's document is shown and signed (COC-39 to COC-42); null for one without a document, or where there is no host. */
export function signFrameOf(conduct: Conduct, { signingOrigin, portalOrigin, language, theme }: Surroundings) {
  if (!signingOrigin || !conduct.IsPdf || !conduct.DocumentCode) return null;
  const path = pathOf(conduct);
  const parts = [path, encoded(portalOrigin), encoded(conduct.UserId), encodeURIComponent(conduct.DocumentCode)];
  const query = new URLSearchParams({ auto: conduct.AutoSign ? 'A' : 'T', lang: language });
  if (theme !== 'system') query.set('theme', theme);
  const frame: SignFrame = {
    address: `${signingOrigin}/${parts.join('/')}?${query}`,
    origin: signingOrigin,
    height: path === 'epdf-esign' ? 1200 : 970,
    isToSign: path !== 'pdf-esign',
  };
  return frame;
}
