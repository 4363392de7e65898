import type { CompanyLogo } from '../../../../lib/contract/platform/company-logo';
import type { SIGNING_WAYS } from '../tables';

/** What is put on a document, and on the page behind it. */
export interface Stamp {
  /** Whose document it is. */
  readonly company: string;
  /** Left out for the product's own colour, and for no logo. */
  readonly accent?: string | undefined;
  readonly logo?: CompanyLogo | undefined;
  readonly documentName: string;
  readonly signerName: string;
  readonly empid: string;
  /** On the organisation's clock, as people read it. */
  readonly signedAt: string;
  readonly code: string;
  readonly way: (typeof SIGNING_WAYS)[number];
  /** The signature as a PNG. */
  readonly mark: Buffer;
  /** The signer's name as a PNG, for letters that the font does not have. */
  readonly namePicture: Buffer | null;
}
