import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/calls/call';
import { articleRoles, articles } from './tables';

/**
 * The articles that an actor may read, as a condition on `articles`: those for everybody who is employed, and those for their
 * active role. Who works for somebody else reads what names their role alone.
 */
export function visibleTo({ roleCode, kind }: Pick<Actor, 'roleCode' | 'kind'>): SQL {
  const rolesOfArticle = sql`select 1 from ${articleRoles} where ${articleRoles.articleId} = ${articles.id}`;
  const isForRole = sql`exists (${rolesOfArticle} and ${articleRoles.roleCode} = ${roleCode})`;
  return kind === 'employee' ? sql`(not exists (${rolesOfArticle}) or ${isForRole})` : isForRole;
}
