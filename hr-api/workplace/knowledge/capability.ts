import { defineCapability } from '../../platform/capability';
import { articleSearch } from './article-search';
import { knowledgeHandlers } from './handlers';
import { loadArticles } from './sample';
import { sampleData } from '../../platform/sample-data';
import { articlePermissions } from './permissions';

export const knowledgeCapability = defineCapability({
  name: 'knowledge',
  handlers: knowledgeHandlers,
  permissions: articlePermissions,
  searchSources: [articleSearch],
  sampleData: sampleData([], loadArticles),
});
