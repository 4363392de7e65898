import { refusePage } from '@/lib/bff/redirect/refuse-page';
import { mayOpenLink } from './aside/read-menu-link';

/** Second in a page with a file of its own, after its session: whether the role was given the page (ROUTE-14, SOPQ-20). */
export async function requireLink(module: string, link: string): Promise<void> {
  if (!(await mayOpenLink(module, link))) await refusePage();
}
