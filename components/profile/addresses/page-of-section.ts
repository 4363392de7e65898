import type { SectionInfo } from '@/lib/contract/profile/shapes';
import { pathOfLink } from '@/lib/links/upstream-links';

/** C1, NAV-16: the page that stands for a section's form; null for a section that is filled in here. */
export function pageOfSection({ LinkInfo }: Pick<SectionInfo, 'LinkInfo'>): `/${string}` | null {
  return LinkInfo.startsWith('/') ? pathOfLink(LinkInfo) : null;
}
