import { accentVariables, colorsOf } from '../../../../lib/contract/platform/accent-colors';
import type { Environment } from '../../../platform/env';
import { assetOf, versionOf, type Asset } from './assets';

/** What the page shows of the company beside its name; null for what nobody set. */
export interface CompanyAssets {
  readonly style: Asset | null;
  readonly logo: Asset | null;
}

export function companyAssets({
  COMPANY_ACCENT,
  COMPANY_LOGO,
}: Pick<Environment, 'COMPANY_ACCENT' | 'COMPANY_LOGO'>): CompanyAssets {
  const colors = COMPANY_ACCENT ? Object.entries(accentVariables(colorsOf(COMPANY_ACCENT)!)) : [];
  const style = `:root { ${colors.map(([name, value]) => `${name}: ${value};`).join(' ')} }`;
  const asset = (name: string, content: Uint8Array) => assetOf(versionOf(new Map([[name, content]])), name, content);
  return {
    style: colors.length > 0 ? asset('company.css', Buffer.from(style)) : null,
    logo: COMPANY_LOGO ? asset(`logo.${COMPANY_LOGO.type === 'image/png' ? 'png' : 'jpg'}`, COMPANY_LOGO.bytes) : null,
  };
}
